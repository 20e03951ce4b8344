import { compileMdx } from "../../../tests/helpers/compile-markdown"
import { componentMark } from "../../content/twin-marks"

const twin = async (text: string) => (await compileMdx(text)).page.markdown

test("tabs stand one below the other, each under its label", async () => {
  const text =
    '<Tabs>\n<TabItem value="a" label="First">\n\nOne\n\n</TabItem>\n<TabItem value="b">\n\nTwo\n\n</TabItem>\n</Tabs>\n\nAfter\n'
  expect(await twin(text)).toBe("**First**\n\nOne\n\n**b**\n\nTwo\n\nAfter\n")
})

test("an image with a version for dark mode is an image", async () => {
  const text =
    'A\n\n<ThemedImage alt="B" sources={{ light: "/img/a.png", dark: "/img/b.png" }} />\n'
  expect(await twin(text)).toBe("A\n\n![B](light)\n")
})

test("a component among the items of an admonition is told there", async () => {
  const text =
    ':::note\n\nA\n\n<ThemedImage alt="B" sources={{ light: "/a.png", dark: "/b.png" }} />\n\n:::\n\nC\n'
  expect(await twin(text)).toBe(":::note\n\nA\n\n![B](light)\n\n:::\n\nC\n")
})

test("a component that the build fills is a mark", async () => {
  const text = "A\n\n<PayoffChart strike={1} />\n"
  expect(await twin(text)).toBe(`A\n\n${componentMark("PayoffChart")}\n`)
})

test("a component that the page imports from the project's code is left out", async () => {
  const text = 'import { Own } from "@site/src/own"\n\nA\n\n<Own />\n\nB\n'
  expect((await twin(text))?.replace(/\n+/g, " ")).toBe("A B ")
})
