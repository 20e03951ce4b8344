import { toString as textOf } from "mdast-util-to-string"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { components } from "../../model/body-components"
import { markdownText } from "./markdown-text"

const read = (markdown: string) => textOf(unified().use(remarkParse).use(remarkGfm).parse(markdown))

const odd = [
  "Payoff & <b>risk</b>",
  "A *bold* claim of `code`",
  "[a](b) ![c](d) [e]",
  "C<T>, snake_case and _edges_",
  "x &lt; y, &amp; &#42;",
  "a \\* b \\",
  "<!-- no comment -->",
]

test.each(odd)("keeps %j as text when its Markdown is parsed", text => {
  expect(read(markdownText(text))).toBe(text)
})

test.each(odd)("keeps %j as text in a figure, its table, and a tab", text => {
  const figure = { title: text, caption: text, source: text, unit: text }
  const bars = components.BarFigure?.toMarkdown?.({ ...figure, data: [[`${text} | b`, 1]] }, "")
  expect(read(bars ?? "")).toBe(`Figure: ${text}. ${text}${text}${text} | b1Source: ${text}`)
  const tab = components.TabItem?.toMarkdown?.({ value: "a", label: text }, "Text.")
  expect(read(tab ?? "")).toBe(`Tab: ${text}Text.`)
})
