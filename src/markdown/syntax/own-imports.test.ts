import { testComponents } from "../../../tests/helpers/compile-markdown"
import { compilePage } from "../compile-page"

/** Compiles a standalone page that may import components of the project. */
const compile = (text: string, mayImport = true) =>
  compilePage({
    file: "content/pages/a.mdx",
    text,
    route: "/a",
    components: testComponents,
    mayImport,
  })

test("puts imported components in the body with their props and children", async () => {
  const { page, problems } = await compile(
    'import { Chart as Curve } from "@site/src/chart"\nimport Box from "@site/src/box/index.tsx"\n\n<Box wide>\n\nText **in** it\n\n<Curve strike={2} />\n\n</Box>\n',
  )
  expect(problems).toEqual([])
  expect(page?.imports).toEqual([
    { name: "Curve", from: "@site/src/chart", exported: "Chart", line: 1 },
    { name: "Box", from: "@site/src/box/index.tsx", exported: "default", line: 2 },
  ])
  expect(page?.body).toEqual([
    {
      component: "Box",
      props: { wide: true },
      children: [
        "<p>Text <strong>in</strong> it</p>",
        { component: "Curve", props: { strike: 2 }, children: [] },
      ],
    },
  ])
  expect(page?.sections.map(({ text }) => text)).toEqual(["Text in it"])
})

test("has no imports property when a page imports nothing", async () => {
  expect((await compile("Text\n")).page).not.toHaveProperty("imports")
})

test.each([
  ['import X from "./x"', "`./x` cannot be imported"],
  ['import X from "@site/scripts/x"', "`@site/scripts/x` cannot be imported"],
  ['import X from "@site/src/../../x"', "`@site/src/../../x` cannot be imported"],
  ['import * as All from "@site/src/x"', "`All` is not a component"],
  ['import { useState } from "@site/src/x"', "`useState` is not a component"],
  ['import Tabs from "@site/src/x"', "`<Tabs>` is a component that needs no import"],
  [
    'import X from "@site/src/x"\n\n<X at={1 + 1} />',
    "prop `at` of `<X>` is a calculation, not a literal",
  ],
  ["export const x = 1", "MDX pages cannot export or run code"],
])("reports %s as an error", async (text, message) => {
  expect((await compile(`${text}\n\nText\n`)).problems.map(problem => problem.message)).toEqual([
    message,
  ])
})

test("rejects imports of project code in docs and articles", async () => {
  const { problems } = await compile('import X from "@site/src/x"\n\n<X />\n\nText\n', false)
  expect(problems.map(({ message }) => message)).toEqual([
    "`@site/src/x` cannot be imported",
    "unknown component `<X>`",
  ])
})
