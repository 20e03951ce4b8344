import type { TestCase, TestResult } from "@playwright/test/reporter"
import ChangedPages from "../visual/changed-pages"

/** Lines of the report about tests with these error messages. A test without a message passed. */
function told(...messages: (string | undefined)[]): string[] {
  const reporter = new ChangedPages()
  for (const message of messages) {
    const result =
      message === undefined ? { status: "passed" } : { status: "failed", error: { message } }
    const test = { title: "/blog", parent: { title: "blog, phone, dark" } }
    reporter.onTestEnd(test as TestCase, result as TestResult)
  }
  return reporter.told().trim().split("\n").slice(2)
}

test("counts pages that look the same", () => {
  expect(told(undefined, undefined)).toEqual(["All 2 pages and sizes are drawn as on the base."])
})

test("names pages that look different and how much", () => {
  const [summary, ...lines] = told(
    undefined,
    "toHaveScreenshot failed\n  1234 pixels (ratio 0.01 of all image pixels) are different.",
    "Expected an image 390px by 2600px, received 390px by 2500px.",
    "net::ERR_ABORTED",
  )
  expect(summary).toMatch(/^3 of 4 pages/)
  expect(lines).toEqual([
    "- blog, phone, dark: `/blog` (1234 pixels)",
    "- blog, phone, dark: `/blog` (Expected an image 390px by 2600px, received 390px by 2500px)",
    "- blog, phone, dark: `/blog`",
  ])
})
