import type { TestCase, TestResult } from "@playwright/test/reporter"
import ChangedPages from "../looks/changed-pages"

/** What is told of tests that end so; without a message one has passed. */
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

test("pages that are drawn as before are counted", () => {
  expect(told(undefined, undefined)).toEqual(["All 2 pages and sizes are drawn as on the base."])
})

test("pages that are drawn otherwise are named, with how much of them", () => {
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
