import {
  compile,
  compileMdx,
  problemsOf,
  testComponents,
  testReferences,
} from "../../../tests/helpers/compile-markdown"
import { compilePage } from "../compile-page"

/** Text of the first paragraph, citations in braces. */
async function read(text: string): Promise<string> {
  const { html } = await compile(text)
  const [paragraph = ""] = html.split("</p>")
  return paragraph.replace(/<a [^>]*class="citation"[^>]*>(.*?)<\/a>/g, "{$1}").replace("<p>", "")
}

test.each([
  ["As [@black-scholes-1973] show.", "As {Black and Scholes (1973)} show."],
  ["See [@elsts-2021, section 3.2].", "See {Elsts (2021, section 3.2)}."],
  ["It is known ([@elsts-2021]).", "It is known ({Elsts 2021})."],
  ["Known (see [@elsts-2021, p. 5]) and new.", "Known (see {Elsts 2021, p. 5}) and new."],
  ["(x) then [@elsts-2021]", "(x) then {Elsts (2021)}"],
  ["Elsts [-@elsts-2021] says", "Elsts {(2021)} says"],
  ["By [@elsts-2021; @black-scholes-1973].", "By {Elsts (2021)} and {Black and Scholes (1973)}."],
  ["(by [@elsts-2021; @black-scholes-1973])", "(by {Elsts 2021}; {Black and Scholes 1973})"],
  ["**[@elsts-2021]**", "<strong>{Elsts (2021)}</strong>"],
  ["over\n[@elsts-2021,\np. 5] lines", "over\n{Elsts (2021, p. 5)} lines"],
  [
    "plain \\[@elsts-2021] and `[@elsts-2021]`",
    "plain [@elsts-2021] and <code>[@elsts-2021]</code>",
  ],
  ["\\[@elsts-2021], [@elsts-2021]", "[@elsts-2021], {Elsts (2021)}"],
  ["@elsts-2021 without brackets", "@elsts-2021 without brackets"],
])("renders the citations of %j", async (text, expected) => {
  expect(await read(text)).toContain(expected)
})

test("ends a page that cites works with its references in order, linked both ways", async () => {
  const { html, page, problems } = await compile(
    "First [@elsts-2021].\n\nThen [@black-scholes-1973], and [@elsts-2021] again.\n",
  )
  expect(problems).toEqual([])
  expect(html).toContain('<a href="#ref-elsts-2021" id="cite-elsts-2021" class="citation">')
  const list = html.slice(html.indexOf("<h2"))
  expect(list).toMatch(/^<h2 id="references">References<a .*?<\/h2><ul class="references">/)
  expect(list).toContain(
    '<li id="ref-black-scholes-1973">F. Black and M. Scholes (1973), <a href="https://doi.org/10.1086/260062" class="external" rel="noopener">The pricing of options and corporate liabilities</a>, Journal of Political Economy 81(3) <a href="#cite-black-scholes-1973" class="citation-back" aria-label="Back to the text that cites Black and Scholes">↑</a></li>',
  )
  expect(list.indexOf("ref-black")).toBeLessThan(list.indexOf("ref-elsts"))
  expect(list).toContain('<a href="#cite-elsts-2021-2"')
  expect(list).toContain("<em>Liquidity math</em>")
  expect(page.headings).toEqual([{ depth: 2, id: "references", text: "References" }])
  expect(page.anchors).toContain("ref-elsts-2021")
})

test("lists cited works before those that the author lists by hand", async () => {
  for (const { html } of [
    await compile("By [@elsts-2021].\n\n## References\n\n- By hand\n"),
    await compileMdx("By [@elsts-2021].\n\n## References\n\n- By hand\n"),
  ]) {
    expect(html.match(/<h2/g)).toHaveLength(1)
    expect(html).toMatch(
      /<ul class="references"><li id="ref-elsts-2021">.*<li>By hand<\/li><\/ul>$/,
    )
  }
})

test("distinguishes works by a letter only when the page names both", async () => {
  const works = {
    "lambert-a": { authors: ["G. Lambert"], title: "A" },
    "lambert-b": { authors: ["G. Lambert"], title: "B" },
  }
  const read = async (text: string) => {
    const page = { file: "content/docs/a.md", text, route: "/docs/a", components: testComponents }
    return (await compilePage({ ...page, references: works })).page?.sections[0]?.text
  }
  expect(await read("By [@lambert-b].\n")).toContain("By Lambert (n.d.).")
  expect(await read("By [@lambert-a; @lambert-b].\n")).toContain(
    "By Lambert (n.d.-a) and Lambert (n.d.-b).",
  )
})

test("lists the references of the front matter that the text does not cite", async () => {
  const { page, problems } = await compilePage({
    file: "content/research/a.md",
    text: "---\nreferences: [elsts-2021]\n---\n\nText.\n",
    route: "/research/a",
    components: testComponents,
    references: testReferences,
    listed: { keys: ["elsts-2021", "elsts-2022"], line: 2 },
  })
  expect(page?.body).toEqual([
    expect.stringMatching(
      /<li id="ref-elsts-2021">A\. Elsts \(2021\), <em>Liquidity math<\/em><\/li>/,
    ),
  ])
  expect(problems).toMatchObject([
    { line: 2, field: "references", fix: "write `elsts-2021` instead" },
  ])
})

test("excludes the arrows back to the text from the page's words", async () => {
  const { page } = await compile("By [@elsts-2021].\n")
  expect(page.sections.at(-1)?.text).toBe("A. Elsts (2021), Liquidity math")
})

test("reports an unknown key with its line and the nearest key", async () => {
  expect(await problemsOf("Text\ngoes on with [@blackscholes-1973].\n")).toMatchObject([
    {
      line: 2,
      message: "no work has the key `blackscholes-1973`",
      fix: "write `black-scholes-1973` instead",
    },
  ])
})

test("suggests adding a work when its key is far from all others", async () => {
  expect(await problemsOf("By [@merton-1973-theory].\n")).toMatchObject([
    { line: 1, fix: expect.stringContaining("content/data/references.yaml") },
  ])
})

test("reports brackets that do not hold a valid citation", async () => {
  expect(await problemsOf("By [@elsts 2021].\n")).toMatchObject([
    { line: 1, message: "`[@elsts 2021]` is not a citation" },
  ])
})

test("writes citations and references as text in the raw Markdown", async () => {
  const { page } = await compile(
    "See `[@elsts-2021]`\nas [@elsts-2021, p. 5] and ([@black-scholes-1973;\n@elsts-2021]).\n",
  )
  expect(page.markdown).toBe(`See \`[@elsts-2021]\`
as Elsts (2021, p. 5) and (Black and Scholes 1973; Elsts
2021).

## References

- F. Black and M. Scholes (1973), [The pricing of options and corporate liabilities](https://doi.org/10.1086/260062), Journal of Political Economy 81(3)
- A. Elsts (2021), *Liquidity math*
`)
})

test("keeps code in the raw Markdown when it looks like a citation on a later line", async () => {
  const { page } = await compile("Write `[@elsts-2021]`.\n\nSee [@elsts-2021].\n")
  expect(page.markdown).toMatch(/^Write `\[@elsts-2021\]`\.\n\nSee Elsts \(2021\)\./)
})

test("lists references in the raw Markdown before those written by hand", async () => {
  const { page } = await compile("By [@elsts-2021].\n\n## References\n\n- By hand\n")
  expect(page.markdown).toMatch(/## References\n\n- A\. Elsts .*\n- By hand\n$/)
})
