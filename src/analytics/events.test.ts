import { feedbackEvent, pageView, redact, redactEvent } from "./events"

const address = "0x52908400098527886E0F7030069857D2E4169EE7"

test("builds a page view from the title, the full URL and its path", () => {
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
  test(`redacts ${name}`, () => {
    expect(redact(text)).toBe(redacted)
  })
}

test("keeps handles, short numbers and words", () => {
  const text = "/search?q=@panoptic_xyz 0x1234 delta v1.1"
  expect(redact(text)).toBe(text)
})

test("redacts every parameter of an event and keeps the rest", () => {
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

test("builds separate, redacted events for an answer and its comment", () => {
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

test("redacts search terms", () => {
  const search_term = `balance of ${address}`
  expect(
    redactEvent({ name: "search_no_results", parameters: { search_term, search_place: "page" } }),
  ).toEqual({
    name: "search_no_results",
    parameters: { search_term: "balance of [address]", search_place: "page" },
  })
})
