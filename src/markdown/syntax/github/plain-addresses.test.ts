import { compile, compileMdx } from "../../../../tests/helpers/compile-markdown"

const compilers = { md: compile, mdx: compileMdx }

/** Returns the addresses that a text links to, with the text of each link if it differs. */
async function linked(text: string, dialect: keyof typeof compilers = "md"): Promise<string[]> {
  const { html, problems } = await compilers[dialect](text)
  expect(problems).toEqual([])
  return [...html.matchAll(/<a href="([^"#]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = "", words = ""]) =>
      decodeURI(href).replace(/^mailto:/, "") === words.trim()
        ? words.trim()
        : `${words} -> ${href}`,
  )
}

describe.each(["md", "mdx"] as const)(".%s files", dialect => {
  it.each([
    "viem@2.0.0-beta",
    "wagmi@2.x",
    "npm:foo@1.x.y",
    "@scope/pkg@1.2.3-rc.1",
    "foo@v3.1.0-alpha.beta",
    "react@18.3.0-canary-abc",
    "git@github.com:org/repo.git",
    "root@host.example.com:/var/www",
    "user@localhost",
    "ssh://git@github.com/org/repo",
    "postgres://user:secret@db.example.com/name",
    "@alice@mastodon.social",
    "@param",
  ])("leaves %s as text", async text => {
    expect(await linked(`Uses ${text} and more.\n\n## The ${text}\n\n- ${text}`, dialect)).toEqual(
      [],
    )
    const { html } = await compilers[dialect](`(${text}), *${text}*`)
    expect(html).toBe(`<p>(${text}), <em>${text}</em></p>`)
  })

  it.each([
    ["Write to me@example.com: now.", ["me@example.com"]],
    [
      "me+a.b@sub.example.co.uk, me@163.com; x@y.museum",
      ["me+a.b@sub.example.co.uk", "me@163.com", "x@y.museum"],
    ],
    ["A www.example.com。", ["www.example.com -> https://www.example.com"]],
  ])("links the addresses in %j", async (text, links) => {
    expect(await linked(text, dialect)).toEqual(links)
  })

  it.each([
    ["见 https://example.com/a。详情", "https://example.com/a"],
    ["https://example.com。详情", "https://example.com"],
    ["https://example.com/a，**b**", "https://example.com/a"],
    ["（https://example.com/a）", "https://example.com/a"],
    ["「https://example.com/a」と", "https://example.com/a"],
    ["《https://example.com/a》、", "https://example.com/a"],
    ["https://example.com/a？b", "https://example.com/a"],
    ["https://example.com/a：b；c！", "https://example.com/a"],
    ["“https://a.com/x”", "https://a.com/x"],
    ["„https://a.com/x“ und", "https://a.com/x"],
    ["‘https://a.com/x’", "https://a.com/x"],
    ["«https://a.com/x»", "https://a.com/x"],
    ["https://a.com/z…", "https://a.com/z"],
    ["https://a.com/z— so", "https://a.com/z"],
    ["**https://a.com/q**。", "https://a.com/q"],
    ["&#104;ttps://a.com/q。so", "https://a.com/q"],
    ["https://zh.wikipedia.org/wiki/北京", "https://zh.wikipedia.org/wiki/北京"],
    [
      "https://ja.wikipedia.org/wiki/ジョン・スミス。",
      "https://ja.wikipedia.org/wiki/ジョン・スミス",
    ],
    [
      "https://en.wikipedia.org/wiki/Black–Scholes_model.",
      "https://en.wikipedia.org/wiki/Black–Scholes_model",
    ],
    ["（https://en.wikipedia.org/wiki/A_(b)）", "https://en.wikipedia.org/wiki/A_(b)"],
    ["https://a.com/x?y=1,2&z=(3)", "https://a.com/x?y=1,2&amp;z=(3)"],
  ])("ends the address in %j before the punctuation of the text", async (text, address) => {
    expect(await linked(text, dialect)).toEqual([address])
  })

  it.each([
    [
      '<a href="mailto:help@example.com?subject=Docs">help@example.com</a>',
      "help@example.com -> mailto:help@example.com?subject=Docs",
    ],
    ['<a href="/x">https://x.org</a>', "https://x.org -> /x"],
    ['<a href="/x"><b>see www.x.org</b></a>', "<b>see www.x.org</b> -> /x"],
    ["[see https://x.org now](/x)", "see https://x.org now -> /x"],
  ])("links %j once, and the address after it", async (text, link) => {
    expect(await linked(`Mail: ${text}, or https://y.org.`, dialect)).toEqual([
      link,
      "https://y.org",
    ])
  })

  it("links only once when a whole block is a link", async () => {
    const text = '<a href="/x">\n\nhttps://x.org\n\n</a>\n\nhttps://y.org\n'
    expect((await linked(text, dialect)).map(link => link.replace(/\s+/g, " ").trim())).toEqual([
      "https://x.org -> /x",
      "https://y.org",
    ])
  })
})

it("links addresses after a link that is never closed", async () => {
  const { page } = await compile('<a name="z">\n\nhttps://x.org\n\nhttps://y.org\n')
  expect(page.links.map(({ href }) => href)).toEqual(["https://x.org", "https://y.org"])
})

it("links an address in a Docusaurus component once", async () => {
  expect(await linked('<Link to="/x">https://x.org</Link>', "mdx")).toEqual(["https://x.org -> /x"])
})

it("reports a link inside another link and renders it as text", async () => {
  const text = 'one\n\n<a href="/x">a [b](/y)</a>\n'
  const { html, problems } = await compileMdx(text)
  expect(problems).toMatchObject([{ line: 3, kind: "nested-link" }])
  expect(html).toBe('<p>one</p><p><a href="/x">a b</a></p>')
})
