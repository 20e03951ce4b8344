import type { Locator, Page } from "@playwright/test"
import { noticeComponent } from "../../src/content/schema/safety"
import { examplesIn, readGuide } from "../../src/content-components/authors-guide"
import { components } from "../../src/model/body-components"
import { test } from "../full-site/test"
import { violations } from "./axe"
import { expect } from "./test"

/** The page gallery: every content component, from its example in the author's guide. */
const examples = examplesIn(readGuide())

/** Texts of an example that readers see, and the alternatives of its pictures. */
const shown = (example: string, props: string) =>
  [...example.matchAll(new RegExp(`\\b(?:${props})="([^"]+)"`, "g"))].map(([, text = ""]) => text)

/** Opens the gallery, where each example stands in a section above its source. */
async function openGallery(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/component-gallery")
  // An example without a component is a part of the HTML around it, which stands in a box of its own.
  const sections = page.getByRole("main").locator(".prose > section, .prose > div > section")
  await expect(sections).toHaveCount(examples.length)
  return sections
}

/** Figures come to life when a reader who has moved comes near them. */
async function bringToLife(page: Page, sections: Locator): Promise<void> {
  await page.mouse.move(10, 10)
  for (const section of await sections.all()) await section.scrollIntoViewIfNeeded()
  await page.waitForLoadState("networkidle")
}

test("every component that authors may write is seen, with what its example says", async ({
  page,
}) => {
  const sections = await openGallery(page, 1280)
  // Fixtures have no notice of their own, and without a text it draws nothing.
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
  test(`at ${width} px, in ${colorScheme} colours, components come to life, are accessible and do not scroll sideways`, async ({
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
