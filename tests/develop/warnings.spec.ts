import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "./test"

/** Allows for the first page, which waits until develop has bundled its scripts. */
test.describe.configure({ timeout: 480_000 })

/** No limit but the test's own timeout; benchmarks measure how fast a file shows. */
const patient = { timeout: 0 }

test("shows a warning only on its page, opens it, and removes it when it is fixed", async ({
  develop,
  page,
}) => {
  const rules = join(develop.folder, "content/data/rules.yaml")
  const file = "content/docs/terms/call.mdx"
  const text = readFileSync(join(develop.folder, file), "utf8")
  const level = readFileSync(rules, "utf8")
  const badge = page.getByText("1 warning about this page")
  const errors = page.getByRole("alert", { name: "Problems in the content" })
  const heading = (level: number) => page.getByRole("heading", { level })
  const ready = () => develop.get("/page-data/docs/terms/call/page-data.json")
  await expect.poll(async () => (await ready()).status, patient).toBe(200)
  await page.goto(`${develop.url}/docs/terms/call`)
  await expect(heading(1)).toContainText("Call option")

  writeFileSync(join(develop.folder, file), `${text}\n# A second title\n`)
  await expect(errors).toContainText("a second heading of level 1", patient)
  await expect(badge).toBeHidden()

  writeFileSync(rules, level.replace("second-title: error", "second-title: warning"))
  await expect(badge).toBeVisible(patient)
  await expect(errors).toBeHidden(patient)
  await expect(heading(2).filter({ hasText: "A second title" })).toBeVisible(patient)
  await expect(heading(1)).toHaveCount(1)
  await badge.click()
  await expect(page.getByText('a second heading of level 1: "A second title"')).toBeVisible()

  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click()
  await expect(page).toHaveURL(/\/blog$/, patient)
  await expect(badge).toBeHidden()
  await page.goBack()
  await expect(badge).toBeVisible(patient)

  writeFileSync(join(develop.folder, file), text)
  await expect(badge).toBeHidden(patient)
  writeFileSync(rules, level)
})
