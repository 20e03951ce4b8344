import { acceptHeaders } from "../../../tests/helpers/accept-headers"
import { prefersMarkdown, prefersMarkdownByOneExpression } from "./prefers-markdown"

test.each(acceptHeaders)("prefers Markdown when Accept is %j: %s", (accept, isMarkdown) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown)
})

test("prefers HTML without an Accept header", () => {
  expect(prefersMarkdown()).toBe(false)
})

describe("expression for Vercel", () => {
  const matches = (accept: string) =>
    new RegExp(`^(?:${prefersMarkdownByOneExpression})$`, "i").test(accept)

  test("never matches when a client prefers HTML", () => {
    const html = acceptHeaders.filter(([, isMarkdown]) => !isMarkdown)
    expect(html.filter(([accept]) => matches(accept))).toEqual([])
  })

  test.each([
    "text/markdown",
    "text/markdown, text/html;q=0.9, */*;q=0.8",
    "text/html;q=0.5, text/markdown",
    "text/markdown, */*",
    "text/plain, text/markdown;q=0.9",
  ])("matches when Accept is %j", accept => {
    expect(matches(accept)).toBe(true)
  })
})
