import { compile, compileMdx } from "../../../tests/helpers/compile-markdown"

const proseOf = async (text: string) => (await compile(text)).page.prose

test("collects paragraphs, headings, cells, and captions as prose, each with its line", async () => {
  const { page } = await compileMdx(
    '---\ntitle: T\n---\n\n## A *head*\n\nOne **two**\nthree [four](/docs/five \'six\').\n\n| a | b |\n|---|---|\n| c | 1 |\n\n<ThemedImage\n  alt="A dark\n  shape"\n  sources={{light: "/l.png", dark: "/d.png"}}\n/>\n',
  )
  expect(page.prose).toEqual([
    { text: "A head", line: 5 },
    { text: "One two\nthree four.", line: 7 },
    { text: "a", line: 10 },
    { text: "b", line: 10 },
    { text: "c", line: 12 },
    { text: "A dark\nshape", line: 15, field: "alt" },
  ])
})

test("excludes code, formulas, citations, and addresses from prose and ends phrases at them", async () => {
  expect(
    await proseOf(
      "It is `burnt` by $x^2$ as\n[@elsts-2021] says.\n\n```\nburnt\n```\n\n<https://burnt.example>\n\n[burnt]: /docs/burnt\n",
    ),
  ).toEqual([{ text: "It is \uFFFC by \uFFFC as\n\uFFFC says.", line: 1 }, expect.anything()])
})

test("excludes the id of a heading from prose", async () => {
  expect(await proseOf("## Burned ETH {#burnt-eth}\n")).toEqual([{ text: "Burned ETH", line: 1 }])
})

test("collects lists, quotes, and admonitions with their lines in the file", async () => {
  expect(
    await proseOf("> quoted\n> more\n\n- one\n  two\n\n:::note[Take care]\n\nInside\n\n:::\n"),
  ).toEqual([
    { text: "quoted\nmore", line: 1 },
    { text: "one\ntwo", line: 4 },
    { text: "Take care", line: 7 },
    { text: "Inside", line: 9 },
  ])
})
