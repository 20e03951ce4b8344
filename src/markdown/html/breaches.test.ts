import { compile, compileMdx } from "../../../tests/helpers/compile-markdown"
import type { Rule } from "../../content/rules"

/** Returns the HTML shown if a rule is broken on line 3, between two paragraphs. */
async function shown(text: string, kind: Rule): Promise<string> {
  const { html, page, problems } = await compile(`before\n\n${text}\n\nafter\n`)
  expect(problems).toMatchObject([{ kind, line: 3 }])
  const pictures = html.replace(/<!--image:(\d+)-->/g, (_, index) => {
    const { src, alt } = page.images[Number(index)] ?? {}
    return `[${alt}](${src})`
  })
  return pictures.replace(
    /^<p>before<\/p>|<p>after<\/p>$|<a href="[^"]*" class="heading-anchor".*?<\/a>/g,
    "",
  )
}

test.each([
  ["missing-alt-text", "![](a.png)", '<p class="image">[](a.png)</p>'],
  ["missing-alt-text", '<img src="a.png">', '<p class="image">[](a.png)</p>'],
  ["insecure-picture", "![x](http://a.org/b.png)", '<p class="image">[x](https://a.org/b.png)</p>'],
  ["second-title", "# Again", '<h2 id="again">Again</h2>'],
  ["empty-heading", "##", ""],
  ["empty-heading", "## {#id}", ""],
  ["empty-heading", "### <b></b> {#id}", ""],
  ["link-without-text", "[](/docs/x)", '<p><a href="/docs/x">/docs/x</a></p>'],
  ["link-without-text", "[ ](./x.md)", '<p><a href="link:0">./x.md</a></p>'],
  [
    "link-without-text",
    '[<img src="a.png" alt="">](/docs/x)',
    '<p><a href="/docs/x" aria-label="/docs/x">[](a.png)</a></p>',
  ],
  ["link-without-address", "[text]()", "<p><span>text</span></p>"],
  ["link-without-address", '<a href="#" id="b">text</a>', '<p><span id="b">text</span></p>'],
  ["link-without-address", '<a href=""></a>', "<p><span></span></p>"],
  ["refused-html", "a <button>b</button> c", "<p>a  c</p>"],
  ["refused-html", "a <blink>b</blink> c", "<p>a b c</p>"],
  ["refused-html", '<span onclick="x()">a</span>', "<p><span>a</span></p>"],
  ["unknown-admonition", ":::odd[Title]\na\n:::", "<p>a</p>"],
] as const)("reports %s and shows valid HTML for %s", async (kind, text, html) => {
  expect(await shown(text, kind)).toBe(html)
})

test("turns a heading into a paragraph when it holds only a picture without alt text", async () => {
  const { page, html, problems } = await compile("a\n\n## ![](b.png)\n")
  expect(problems.map(({ kind }) => kind)).toEqual(["missing-alt-text", "empty-heading"])
  expect(page.headings).toEqual([])
  expect(html).toBe('<p>a</p><p class="image"><!--image:0--></p>')
})

test("treats an empty title as none, so that the page is named after its file", async () => {
  const { page } = await compile("#\n\ntext\n")
  expect(page.title).toBeUndefined()
})

test("keeps the first of two equal ids and gives a heading an unused number", async () => {
  const { page, html, problems } = await compile(
    '## A {#x}\n\n## B {#x-1}\n\n## C {#x}\n\nd <span id="x">e</span>\n',
  )
  expect(problems.map(({ kind, line }) => [kind, line])).toEqual([
    ["repeated-id", 5],
    ["repeated-id", 7],
  ])
  expect(page.headings.map(({ id }) => id)).toEqual(["x", "x-1", "x-2"])
  expect(page.anchors).toBeUndefined()
  expect(html).toContain('<h2 id="x-2">C<a href="#x-2"')
  expect(html).toContain("<p>d <span>e</span></p>")
})

test.each([
  [
    'src="https://demo.example.org/x?y" title="The demo"',
    "https://demo.example.org/x?y",
    "The demo",
  ],
  ['src="//demo.example.org/x"', "https://demo.example.org/x", "demo.example.org/x"],
  ['src="https://demo.example.org"', "https://demo.example.org", "demo.example.org"],
])(
  "turns a frame from a host that is not listed into a link: <iframe %s>",
  async (attributes, href, text) => {
    expect(await shown(`<iframe ${attributes}></iframe>`, "unlisted-frame")).toBe(
      `<p><a href="${href}" class="external" rel="noopener">${text}</a></p>`,
    )
  },
)

test("turns a frame in MDX into a link that is checked like any other", async () => {
  const { page, problems } = await compileMdx('<iframe src="/demo" title="Demo" />\n')
  expect(problems).toMatchObject([{ kind: "unlisted-frame" }])
  expect(page.links).toMatchObject([{ kind: "route", href: "/demo" }])
})

test.each(["javascript:alert(1)", "data:text/html,x", ""])(
  "removes a frame when its address is %j",
  async src => {
    expect(await shown(`<iframe src="${src}"></iframe>`, "unlisted-frame")).toBe("")
  },
)

test("removes an inline element around paragraphs and keeps its text", async () => {
  const { html, problems } = await compile("<b>\n\none\n\ntwo\n\n</b>\n")
  expect(problems).toMatchObject([{ kind: "overlapping-html" }])
  expect(html).toBe("<p>one</p><p>two</p>")
})

test("compiles a page without text to an empty body", async () => {
  const { page, problems } = await compile("---\ntitle: a\n---\n")
  expect(problems).toMatchObject([{ kind: "empty-page", line: 4 }])
  expect(page).toMatchObject({ body: [], words: 0, excerpt: "" })
})

test("assigns no rule to problems that are always errors", async () => {
  const { problems } = await compile('$\\bad$\n\n[a](javascript:b)\n\n<img alt="c">\n')
  expect(problems.map(({ kind }) => kind)).toEqual(problems.map(() => undefined))
  expect(problems.length).toBe(3)
})
