import { compile } from "../../../tests/helpers/compile-markdown"

const long = "a sentence that has to wrap in its column"

test("marks the heads of columns with long text only", async () => {
  const { html } = await compile(`| A | B | C |\n|---|---|--:|\n| x | ${long} | 1 |\n`)
  expect(html).toContain('<th scope="col">A</th><th class="long" scope="col">B</th>')
  expect(html).toContain('<th class="align-right" scope="col">C</th>')
})

test("marks a table of names and their explanations as pairs", async () => {
  const { html } = await compile(`| Name | Meaning |\n|---|---|\n| x | ${long} |\n`)
  expect(html).toContain('<div class="table-scroll pairs"')
})

test("marks no pairs when a table has two short columns or three columns", async () => {
  const two = await compile("| A | B |\n|---|---|\n| x | y |\n")
  const three = await compile(`| A | B | C |\n|---|---|---|\n| x | ${long} | y |\n`)
  expect(two.html + three.html).not.toContain("pairs")
})
