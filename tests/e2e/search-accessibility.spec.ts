import type { Page } from "@playwright/test"
import { violations } from "./axe"
import { hits, indexFiles, modal, modalBox, openModal } from "./search"
import { desktop, expect, phone, test } from "./test"

/** Checks every screen of the modal and every state of the search page with axe. */
test.use({ expectedNoise: [/Failed to load resource|net::ERR_/] })

const search = {
  objectID: "a",
  url: "/docs/intro",
  type: "lvl1",
  hierarchy: { lvl0: "Docs", lvl1: "Introduction" },
  content: null,
}

const fill = (query: string) => async (page: Page) => {
  await openModal(page)
  await modalBox(page).fill(query)
}

const states: Record<string, (page: Page) => Promise<void>> = {
  "the modal without stored searches": page => openModal(page),
  "the modal with stored searches": async page => {
    await page.addInitScript(
      text => {
        for (const kind of ["RECENT", "FAVORITE"])
          localStorage.setItem(`__DOCSEARCH_${kind}_SEARCHES__panoptic`, text)
      },
      JSON.stringify([search]),
    )
    await openModal(page)
    await expect(modal(page).getByRole("row")).toHaveCount(2)
  },
  "the modal with hits": async page => {
    await fill("liquidation")(page)
    await hits(page).first().waitFor()
    await page.keyboard.press("ArrowDown")
  },
  "the modal without hits": async page => {
    await fill("zqxzqxzq")(page)
    await modal(page).getByText("Try searching for").waitFor()
  },
  "the modal without an index": async page => {
    await page.route(indexFiles, route => route.abort())
    await fill("delta")(page)
    await modal(page).getByText("You might want to check").waitFor()
  },
  "the search page with results": async page => {
    await page.goto("/search?q=delta")
    await page.getByRole("button", { name: "Show more results" }).waitFor()
  },
  "the search page without results": async page => {
    await page.goto("/search?q=zqxzqxzq&in=blog")
    await page.getByText("Try searching for").waitFor()
  },
  "the search page without an index": async page => {
    await page.route(indexFiles, route => route.abort())
    await page.goto("/search?q=delta")
    await page.getByRole("alert").waitFor()
  },
}

for (const [name, show] of Object.entries(states)) {
  test(`${name} is accessible in light and dark colors on a desktop and a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize(desktop)
    await show(page)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        expect.soft(await violations(page), `${size.width} px, ${colorScheme}`).toEqual([])
      }
    }
  })
}
