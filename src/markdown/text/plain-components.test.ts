import { compileMdx } from "../../../tests/helpers/compile-markdown"
import { componentMark } from "../../content/twin-marks"

const twin = async (text: string) => (await compileMdx(text)).page.markdown

test("writes tabs one below the other, each under its label", async () => {
  const text =
    '<Tabs>\n<TabItem value="a" label="First">\n\nOne\n\n</TabItem>\n<TabItem value="b">\n\nTwo\n\n</TabItem>\n</Tabs>\n\nAfter\n'
  expect(await twin(text)).toBe("**First**\n\nOne\n\n**b**\n\nTwo\n\nAfter\n")
})

test("writes an image with a dark version as an image", async () => {
  const text =
    'A\n\n<ThemedImage alt="B" sources={{ light: "/img/a.png", dark: "/img/b.png" }} />\n'
  expect(await twin(text)).toBe("A\n\n![B](light)\n")
})

test("writes a component inside the admonition that holds it", async () => {
  const text =
    ':::note\n\nA\n\n<ThemedImage alt="B" sources={{ light: "/a.png", dark: "/b.png" }} />\n\n:::\n\nC\n'
  expect(await twin(text)).toBe(":::note\n\nA\n\n![B](light)\n\n:::\n\nC\n")
})

test("writes a mark for a component that the build fills", async () => {
  const text = "A\n\n<PayoffChart strike={1} />\n"
  expect(await twin(text)).toBe(`A\n\n${componentMark("PayoffChart")}\n`)
})

test("omits a component that the page imports from the project's code", async () => {
  const text = 'import { Own } from "@site/src/own"\n\nA\n\n<Own />\n\nB\n'
  expect((await twin(text))?.replace(/\n+/g, " ")).toBe("A B ")
})
