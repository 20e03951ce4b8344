import { followedKey } from "../../src/browser/followed-key"
import { violations } from "./axe"
import { desktop, expect, test } from "./test"

test.use({ viewport: desktop })

test("reports changes at the next visit to readers who follow a page and loads nothing for others", async ({
  page,
}) => {
  const asked: string[] = []
  page.on("request", request => asked.push(new URL(request.url()).pathname))
  await page.goto("/docs/product/streamia")
  expect(asked.filter(path => /reading-aids|\.md$/.test(path))).toEqual([])
  await page.getByText("Page actions").click()
  await page.getByRole("button", { name: "Highlight changes on my next visit" }).click()
  await expect(page.getByRole("button", { name: "Stop highlighting" })).toBeVisible()
  await page.route("**/docs/product/streamia.md", async route => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll("1.25 USDC", "1.35 USDC") })
  })
  await page.reload()
  const note = page.getByRole("region", { name: "What changed" })
  await expect(note.getByRole("listitem")).toHaveText(["What is streamia?: numbers"])
  expect(await violations(page)).toEqual([])
  await note.getByRole("button", { name: "I’ve read it" }).click()
  // An unchanged page gets a new date, which shows that the comparison has finished.
  const longAgo = "2020-01-01"
  await page.evaluate(
    ([key, day]) => {
      const [path, kept] = Object.entries(JSON.parse(localStorage.getItem(key) ?? ""))[0] ?? []
      localStorage.setItem(key, JSON.stringify({ [String(path)]: { ...Object(kept), day } }))
    },
    [followedKey, longAgo] as const,
  )
  await page.reload()
  await expect
    .poll(() => page.evaluate(key => localStorage.getItem(key), followedKey))
    .not.toContain(longAgo)
  await expect(note).toHaveCount(0)
})
