import { compile, compileMdx } from "../../../tests/helpers/compile-markdown"

test("takes the excerpt from the prose above the truncate mark in both dialects", async () => {
  const text = (mark: string) =>
    `# T\n\n![i](a.png)\n\nOne *two*[^1].\n\n- three\n\n${mark}\n\nMore\n\n[^1]: n\n`
  expect((await compile(text("<!-- truncate -->"))).page.excerpt).toBe("One two. three")
  expect((await compile(text("<!--truncate-->"))).page.excerpt).toBe("One two. three")
  expect((await compileMdx(text("{/* truncate */}"))).page.excerpt).toBe("One two. three")
  expect((await compileMdx(text("<!-- truncate -->"))).page.excerpt).toBe("One two. three")
})

test("takes the first paragraph as the excerpt when there is no mark", async () => {
  expect(
    (await compile("## H\n\n```\ncode\n```\n\n| a |\n|---|\n\nFirst.\n\nSecond.\n")).page.excerpt,
  ).toBe("First.")
})

test("takes the first paragraph of a quote as the excerpt when there is no other", async () => {
  expect((await compile("> Quoted\n")).page.excerpt).toBe("Quoted")
})

test("ends a long excerpt with a sentence or a word, within 300 characters", async () => {
  const sentences = (await compile("A sentence of some length stands here. ".repeat(12))).page
    .excerpt
  expect(sentences.length).toBeLessThanOrEqual(300)
  expect(sentences).toMatch(/stands here\.$/)
  const words = (await compile("word ".repeat(100))).page.excerpt
  expect(words.length).toBeLessThanOrEqual(300)
  expect(words).toMatch(/word…$/)
})

test("splits the text into sections, each with its trail of headings", async () => {
  const { page } = await compile(
    "# T\n\nIntro\n\n## A\n\nOne `two` $x^2$\n\n### B\n\n| c | d |\n|---|---|\n| e | f |\n\n```js\ng()\n```\n\n#### C\n\n## D\n\n![alt](i.png) a<br>b\n",
  )
  expect(page.sections).toEqual([
    { anchor: null, trail: [], text: "Intro" },
    { anchor: "a", trail: ["A"], text: "One two x²" },
    { anchor: "b", trail: ["A", "B"], text: "c d e f g()" },
    { anchor: "c", trail: ["A", "B", "C"], text: "" },
    { anchor: "d", trail: ["D"], text: "alt a b" },
  ])
})

test("includes text inside components in the sections", async () => {
  const { page } = await compileMdx(
    '<Tabs>\n<TabItem value="a" label="Label">\n\n## In\n\nText\n\n</TabItem>\n</Tabs>\n\nAfter\n',
  )
  expect(page.headings).toEqual([{ depth: 2, id: "in", text: "In" }])
  expect(page.sections).toEqual([{ anchor: "in", trail: ["In"], text: "Text After" }])
})

test("omits dropped HTML and gives footnotes their own section", async () => {
  const { page } = await compile(
    "a[^1]\n\n<script>alert('x')</script>\n\n<!-- y -->\n\n[^1]: Note\n",
  )
  expect(page.sections).toEqual([
    { anchor: null, trail: [], text: "a" },
    { anchor: "footnote-label", trail: ["Footnotes"], text: "Note" },
  ])
})
