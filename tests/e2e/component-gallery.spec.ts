import type { Locator, Page } from "@playwright/test"
import { noticeComponent } from "../../src/content/schema/safety"
import { examplesIn, readGuide } from "../../src/content-components/authors-guide"
import { components } from "../../src/model/body-components"
import { test } from "../full-site/test"
import { violations } from "./axe"
import { expect } from "./test"

/** Examples of every content component in the author's guide, as the gallery page shows them. */
const examples = examplesIn(readGuide())

/** Visible texts of an example and alternative texts of its pictures. */
const shown = (example: string, props: string) =>
  [...example.matchAll(new RegExp(`\\b(?:${props})="([^"]+)"`, "g"))].map(([, text = ""]) => text)

/** Opens the gallery and returns the section of each example. */
async function openGallery(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/component-gallery")
  // The section of an example without a component is inside another box.
  const sections = page.getByRole("main").locator(".prose > section, .prose > div > section")
  await expect(sections).toHaveCount(examples.length)
  return sections
}

/** Makes figures interactive, which happens when an active reader comes near them. */
async function bringToLife(page: Page, sections: Locator): Promise<void> {
  await page.mouse.move(10, 10)
  for (const section of await sections.all()) await section.scrollIntoViewIfNeeded()
  await page.waitForLoadState("networkidle")
}

test("shows every component with the texts of its example", async ({ page }) => {
  const sections = await openGallery(page, 1280)
  // Draws nothing here, because fixtures have no notice.
  for (const name of Object.keys(components).filter(name => name !== noticeComponent)) {
    const index = examples.findIndex(example => new RegExp(`<${name}\\b`).test(example))
    const [section, example = ""] = [sections.nth(index), examples[index]]
    await expect.soft(section, name).toBeVisible()
    for (const text of shown(example, "title|caption|summary|label"))
      await expect.soft(section, name).toContainText(text)
    for (const text of shown(example, "alt"))
      await expect.soft(section.getByAltText(text).first(), name).toBeVisible()
  }
})

for (const [width, colorScheme] of [
  [360, "light"],
  [1280, "dark"],
] as const) {
  test(`makes components interactive and accessible at ${width} px in ${colorScheme} colors without scrolling sideways`, async ({
    page,
  }) => {
    // The tables of the subgraph have thousands of elements.
    test.setTimeout(180_000)
    const sections = await openGallery(page, width)
    await page.emulateMedia({ colorScheme })
    await bringToLife(page, sections)
    await expect(sections.locator("fieldset[disabled]")).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
    expect(await violations(page)).toEqual([])
  })
}
