import { feedbackEvent, pageView, redact, redactEvent } from "./events"

const address = "0x52908400098527886E0F7030069857D2E4169EE7"

test("a page view holds the title, the full address, and the address from its path on", () => {
  expect(pageView({ address: "https://a.example/docs/intro?a=1#b", title: "Intro" })).toEqual({
    name: "page_view",
    parameters: {
      page_title: "Intro",
      page_location: "https://a.example/docs/intro?a=1#b",
      page_path: "/docs/intro?a=1#b",
    },
  })
})

for (const [name, text, redacted] of [
  ["an e-mail address", "?from=ann.b+news@mail.example.org&a=1", "?from=[email]&a=1"],
  ["an encoded e-mail address", "?from=ann%40example.org", "?from=[email]"],
  ["an account", `/search?q=${address}`, "/search?q=[address]"],
  ["a transaction", `#0x${"ab".repeat(32)}`, "#[address]"],
  ["several at once", `?a=${address}&b=a@b.example`, "?a=[address]&b=[email]"],
] as const) {
  test(`${name} is taken out`, () => {
    expect(redact(text)).toBe(redacted)
  })
}

test("handles, short numbers and words stay", () => {
  const text = "/search?q=@panoptic_xyz 0x1234 delta v1.1"
  expect(redact(text)).toBe(text)
})

test("what is taken out is taken out of every parameter, and the rest stays", () => {
  const view = pageView({
    address: `https://a.example/search?q=${address}&a=1`,
    title: `"${address}"\nann@example.org | Search`,
  })
  expect(redactEvent(view)).toEqual({
    name: "page_view",
    parameters: {
      page_title: '"[address]"\n[email] | Search',
      page_location: "https://a.example/search?q=[address]&a=1",
      page_path: "/search?q=[address]&a=1",
    },
  })
})

test("an answer and its sentence are events of their own, without what may name a person", () => {
  const answer = { path: "/docs/intro", section: "fees", helpful: "no" } as const
  const place = { page_path: "/docs/intro", section: "fees" }
  expect(redactEvent(feedbackEvent(answer))).toEqual({
    name: "page_feedback",
    parameters: { ...place, helpful: "no" },
  })
  expect(
    redactEvent(feedbackEvent({ ...answer, comment: `ask ann@example.org, ${address}` })),
  ).toEqual({
    name: "page_feedback_comment",
    parameters: { ...place, comment: "ask [email], [address]" },
  })
})

test("what was searched for is sent without what may name a person", () => {
  const search_term = `balance of ${address}`
  expect(
    redactEvent({ name: "search_no_results", parameters: { search_term, search_place: "page" } }),
  ).toEqual({
    name: "search_no_results",
    parameters: { search_term: "balance of [address]", search_place: "page" },
  })
})
