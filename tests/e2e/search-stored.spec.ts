import type { Page } from "@playwright/test"
import { searchHit } from "../helpers/hits"
import { gate } from "./faults"
import { hits, indexHeadings, modal, modalBox, onlyHeadings, openModal, searchFor } from "./search"
import { desktop, expect, test } from "./test"

/** Checks a reader's stored searches and storage that is faulty. */
test.use({ viewport: desktop })

const keys = {
  recent: "__DOCSEARCH_RECENT_SEARCHES__panoptic",
  favourite: "__DOCSEARCH_FAVORITE_SEARCHES__panoptic",
}

/** A hit in its stored form. */
function search(title: string) {
  const url = `/docs/intro#${title.toLowerCase()}`
  const { hierarchy, type, content } = searchHit(title)
  return { objectID: title, url, type, hierarchy, content }
}

const searches = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => search(`${name}${index + 1}`))

/** Fills the storage before the first page. */
const store = (page: Page, values: Record<string, string>) =>
  page.addInitScript(stored => {
    for (const [key, value] of Object.entries(stored)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    }
  }, values)

const list = (page: Page, name: "Recent" | "Favorite") =>
  modal(page)
    .getByRole("grid", { name: "Recent and favorite searches" })
    .locator("section")
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole("row")

test("reports when there are none", async ({ page }) => {
  await openModal(page)
  await expect(modal(page).getByText("No recent searches")).toBeVisible()
})

test("lists a followed hit the next time, on other pages and after a reload", async ({ page }) => {
  await onlyHeadings(page)
  await searchFor(page, "streamia")
  const address = (await hits(page).first().getAttribute("href")) ?? ""
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(address)
  await openModal(page, "/blog")
  await expect(list(page, "Recent")).toHaveCount(1)
  await expect(list(page, "Recent").getByRole("link")).toHaveAttribute("href", address)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(address)
  await expect(modal(page)).toHaveCount(0)
})

test("keeps seven", async ({ page }) => {
  await store(page, { [keys.recent]: JSON.stringify(searches("Recent", 9)) })
  await openModal(page)
  await expect(list(page, "Recent")).toHaveCount(7)
})

test("shows four next to at most ten favorites", async ({ page }) => {
  await store(page, {
    [keys.recent]: JSON.stringify(searches("Recent", 9)),
    [keys.favourite]: JSON.stringify(searches("Liked", 12)),
  })
  await openModal(page)
  await expect(list(page, "Recent")).toHaveCount(4)
  await expect(list(page, "Favorite")).toHaveCount(10)
})

test("saves a search as a favorite and removes it, also by keyboard", async ({ page }) => {
  await store(page, { [keys.recent]: JSON.stringify(searches("Recent", 2)) })
  await openModal(page)
  const first = list(page, "Recent").filter({ hasText: "Recent1" })
  await first.getByRole("button", { name: "Save this search" }).focus()
  await page.keyboard.press("Enter")
  await expect(list(page, "Favorite")).toHaveText(["Recent1"])
  await expect(modalBox(page)).toBeFocused()
  await expect(list(page, "Recent")).toHaveText(["Recent2"])
  await list(page, "Recent")
    .getByRole("button", { name: "Remove this search from history" })
    .click()
  await expect(list(page, "Recent")).toHaveCount(0)
  await list(page, "Favorite")
    .getByRole("button", { name: "Remove this search from favorites" })
    .click()
  await expect(modal(page).getByText("No recent searches")).toBeVisible()
  await openModal(page)
  await expect(modal(page).getByText("No recent searches")).toBeVisible()
})

test("does not open a stored search on Enter after another query is typed", async ({ page }) => {
  await store(page, { [keys.recent]: JSON.stringify(searches("Recent", 2)) })
  const slow = await gate(page, indexHeadings)
  await openModal(page, "/blog")
  await expect(list(page, "Recent")).toHaveCount(2)
  await modalBox(page).fill("delta")
  await page.keyboard.press("Enter")
  await slow.open()
  await expect(hits(page).first()).toHaveAttribute("aria-selected", "true")
  await expect(page).toHaveURL("/blog")
})

test("chooses a search by arrows and names it in the box", async ({ page }) => {
  await store(page, { [keys.recent]: JSON.stringify(searches("Recent", 2)) })
  await openModal(page)
  await page.keyboard.press("ArrowDown")
  const second = list(page, "Recent").nth(1)
  await expect(second).toHaveAttribute("aria-selected", "true")
  const active = (await modalBox(page).getAttribute("aria-activedescendant")) ?? ""
  await expect(second).toHaveAttribute("id", active)
})

for (const [fault, value] of Object.entries({
  "no JSON": "[{",
  "no list": '{"length":1}',
  "a text": '"recent"',
  "a list of nothing": "[null,1,[]]",
  "searches without a place": '[{"objectID":"a"},{"objectID":"b","hierarchy":{}}]',
  "an address of another site": JSON.stringify([{ ...search("Away"), url: "//evil.example" }]),
  "a script for an address": JSON.stringify([{ ...search("Run"), url: "javascript:alert(1)" }]),
  markup: JSON.stringify([
    {
      ...search("x"),
      hierarchy: { ...search("x").hierarchy, lvl1: "<img src=x onerror=alert(1)>" },
    },
  ]),
})) {
  test(`${fault} in the storage does no harm`, async ({ page }) => {
    await store(page, { [keys.recent]: value, [keys.favourite]: value })
    await openModal(page)
    await expect(modal(page).getByText("No recent searches")).toBeVisible()
    await modalBox(page).fill("delta")
    await hits(page).first().waitFor()
    await expect(modal(page).locator("img")).toHaveCount(0)
  })
}

test("keeps valid searches next to an invalid one", async ({ page }) => {
  await store(page, { [keys.recent]: JSON.stringify([null, search("Sound"), { a: 1 }]) })
  await openModal(page)
  await expect(list(page, "Recent")).toHaveText(["Sound"])
})

test.describe("without storage", () => {
  // The site reports this once, as the specification requires.
  test.use({ expectedNoise: [/Browser storage is unavailable/] })

  for (const [fault, ruin] of [
    [
      "that may not be used",
      () =>
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("denied", "SecurityError")
          },
        }),
    ],
    [
      "that is full",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError")
        }
      },
    ],
  ] as const) {
    test(`keeps searching with a storage ${fault}`, async ({ page }) => {
      await page.addInitScript(ruin)
      await onlyHeadings(page)
      await searchFor(page, "delta")
      const address = (await hits(page).first().getAttribute("href")) ?? ""
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL(address)
      await openModal(page)
      await expect(modal(page).getByRole("grid")).toHaveCount(0)
    })
  }
})
