import { compile, compileMdx, problemsOf } from "../../../tests/helpers/compile-markdown"
import { componentLinks } from "./component-links"

test("collects links by kind, with their lines, in reading order", async () => {
  const { page, html } = await compile(
    "[a](./b.md#c) [d](../e) [f](g?x#y) [h](/docs/i)\n[j](#k) [l](https://m.org/?a&b) <n@o.org> https://p.org\n",
  )
  expect(page.links).toEqual([
    { kind: "file", href: "./b.md#c", line: 1 },
    { kind: "route", href: "/docs/e", line: 1 },
    { kind: "route", href: "/docs/guide/g?x#y", line: 1 },
    { kind: "route", href: "/docs/i", line: 1 },
    { kind: "anchor", href: "#k", line: 2 },
    { kind: "external", href: "https://m.org/?a&b", line: 2 },
    { kind: "external", href: "mailto:n@o.org", line: 2 },
    { kind: "external", href: "https://p.org", line: 2 },
  ])
  expect(html).toContain('<a href="link:0">a</a> <a href="/docs/e">d</a>')
  expect(html).toContain('<a href="https://m.org/?a&amp;b" class="external" rel="noopener">l</a>')
  expect(html).toContain('<a href="mailto:n@o.org">n@o.org</a>')
})

test("turns a bare www address into an HTTPS link", async () => {
  expect((await compile("See www.example.org there.")).page.links).toMatchObject([
    { kind: "external", href: "https://www.example.org" },
  ])
})

test("collects raw HTML links and reference links", async () => {
  const { page } = await compile(
    'x\n\ny <a href="./b.md" target="_blank">a</a>\n\n[c]\n\n[c]: ./my%20d.mdx\n',
  )
  expect(page.links).toEqual([
    { kind: "file", href: "./b.md", line: 3 },
    { kind: "file", href: "./my d.mdx", line: 5 },
  ])
})

test("reads Docusaurus' pathname protocol as a path of the site", async () => {
  expect((await compile("[a](pathname:///b.pdf)")).page.links).toMatchObject([
    { kind: "route", href: "/b.pdf" },
  ])
  const { page, problems } = await compile(
    '![A](pathname:///img/a.png)\n\n<img src="pathname:///img/b.png" alt="B">\n',
  )
  expect(problems).toEqual([])
  expect(page.images.map(({ src }) => src)).toEqual(["/img/a.png", "/img/b.png"])
})

test.each([
  ["[](./b.md)", "the link to `./b.md` has no text"],
  ["[a]()", "a link has no address"],
  ["[a](#)", "a link has no address"],
  ["[a](javascript:b)", "a link to `javascript:b` is not allowed"],
])("reports %s as a problem", async (text, message) => {
  expect(await problemsOf(`x\n\n${text}\n`)).toMatchObject([{ line: 3, message }])
})

test("replaces images with marks and collects their alt text, size, and line", async () => {
  const { page, html, problems } = await compile(
    'Text ![one](./my%20a.png) end\n\n![two](/img/b.png "Cap")\n\n<img src="c.png" alt="" width="400px" height="200" align="right">\n\n![three](https://x.org/d.png) ![four](e.png)\n',
  )
  expect(page.images).toEqual([
    { src: "./my%20a.png", alt: "one", line: 1 },
    { src: "/img/b.png", alt: "two", line: 3 },
    { src: "c.png", alt: "", width: 400, height: 200, line: 5 },
    { src: "https://x.org/d.png", alt: "three", line: 7 },
    { src: "e.png", alt: "four", line: 7 },
  ])
  expect(html).toBe(
    '<p>Text <!--image:0--> end</p><figure class="image"><!--image:1--><figcaption>Cap</figcaption></figure>' +
      '<p class="image"><span class="image-right"><!--image:2--></span></p><p class="image"><!--image:3--> <!--image:4--></p>',
  )
  expect(problems).toEqual([])
})

test("names a link by the alt text of its image", async () => {
  const { html, problems } = await compile("[![logo](a.png)](https://x.org)\n")
  expect(html).toContain(
    '<a href="https://x.org" class="external" rel="noopener"><!--image:0--></a>',
  )
  expect(problems).toEqual([])
})

test.each(["![](a.png)", "![ ](a.png)", '<img src="a.png">', "![][r]\n\n[r]: a.png"])(
  "reports an image without alt text: %j",
  async text => {
    const problems = await problemsOf(`x\n\n${text}\n`)
    expect(problems).toMatchObject([
      { line: 3, message: expect.stringContaining("has no alt text") },
    ])
  },
)

test("reports an image without an address or with a plain HTTP address", async () => {
  expect(await problemsOf('<img alt="x">\n')).toMatchObject([
    { message: "an image has no address" },
  ])
  expect(await problemsOf("![x](http://a.org/b.png)\n")).toMatchObject([
    { message: expect.stringContaining("https") },
  ])
})

test("collects the address of a component like any other link", () => {
  const card = { component: "Card", props: { href: "/docs/intro" }, children: ["<p>a</p>"] }
  expect(componentLinks([{ tag: "div", attributes: {}, children: [card] }])).toEqual([
    { kind: "route", href: "/docs/intro" },
  ])
})

const dark = '<source media="(prefers-color-scheme: dark)" srcset="./dark.png">'
const bothModes =
  '<span class="only-light"><!--image:0--></span><span class="only-dark"><!--image:1--></span>'

test.each([
  [
    `<picture>${dark}<img src="./light.png" alt="A"></picture>`,
    `<p class="image">${bothModes}</p>`,
  ],
  [
    `<picture>\n  ${dark.replace(".png", ".png 1x, ./dark.png 2x")}\n  <img src="./light.png" alt="A">\n</picture>`,
    `<p class="image">${bothModes}</p>`,
  ],
  [
    `<picture>${dark}${dark.replaceAll("dark", "light")}<img src="./other.png" alt="A"></picture>`,
    `<p class="image">${bothModes}</p>`,
  ],
  [`a <picture>${dark}<img src="./light.png" alt="A"></picture> b`, `<p>a ${bothModes} b</p>`],
])("uses both files of a picture for light and dark mode: %j", async (text, shown) => {
  const inMdx = text.replace(/(<(?:img|source)[^>]*)>/g, "$1 />").replaceAll("srcset", "srcSet")
  for (const { html, page, problems } of [await compile(text), await compileMdx(inMdx)]) {
    expect(html).toBe(shown)
    expect(page.images.map(({ src, alt }) => [src, alt])).toEqual([
      ["./light.png", "A"],
      ["./dark.png", "A"],
    ])
    expect(problems).toEqual([])
  }
})

test("uses the image of a picture when its sources are only other formats", async () => {
  const { html, page, problems } = await compile(
    '<picture><source type="image/webp" srcset="a.webp"><img src="a.png" alt="A"></picture>\n',
  )
  expect(html).toBe('<p class="image"><!--image:0--></p>')
  expect(page.images).toMatchObject([{ src: "a.png" }])
  expect(problems).toEqual([])
})

test.each([
  '<picture><source media="(min-width: 600px)" srcset="b.png"><img src="a.png" alt="A"></picture>',
  '<img src="a.png" srcset="a.png 1x, b.png 2x" alt="A">',
])("reports a file that is left out: %s", async text => {
  const { page, problems } = await compile(`a\n\n${text}\n`)
  expect(problems).toMatchObject([{ line: 3, kind: "refused-html" }])
  expect(page.images).toMatchObject([{ src: "a.png" }])
})

test("rejects addresses in a picture that images may not have", async () => {
  const text = dark.replace("./dark.png", "javascript:x")
  const problems = await problemsOf(`<picture>${text}<img src="a.png" alt="A"></picture>\n`)
  expect(problems).toMatchObject([{ message: expect.stringContaining("javascript:x") }, {}])
})
