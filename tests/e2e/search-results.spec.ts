import { gate } from "./faults"
import {
  hearAll,
  hits,
  indexFiles,
  indexHeadings,
  indexTexts,
  modal,
  modalBox,
  oddQuery,
  onlyHeadings,
  openModal,
  searchFor,
  watch,
} from "./search"
import { desktop, expect, phone, test } from "./test"

/** Checks the hits of the modal and its messages when there are none. */
test.use({ viewport: desktop })

const alert = (page: Parameters<typeof modal>[0]) =>
  modal(page).getByText("Unable to fetch results", { exact: true }).first()

test("groups at most twenty hits into named groups of at most five", async ({ page }) => {
  await searchFor(page, "option")
  // Read at once, because the full texts may change the list.
  const groups = await modal(page)
    .getByRole("listbox")
    .evaluateAll(lists =>
      lists.map(list => ({
        name: document.getElementById(list.getAttribute("aria-labelledby") ?? "")?.textContent,
        size: list.querySelectorAll("[role=option]").length,
      })),
    )
  const sizes = groups.map(({ size }) => size)
  expect(sizes.length).toBeGreaterThan(1)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(5)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(20)
  const names = new Set(groups.map(({ name }) => name))
  expect(names.size).toBe(sizes.length)
  expect(names).not.toContain("")
})

const wordsOf = (text: string) =>
  text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

for (const [screen, viewport, words] of [
  ["a desktop", desktop, 10],
  ["a phone", phone, 5],
] as const) {
  test.describe(screen, () => {
    test.use({ viewport })

    test(`shortens texts of hits to ${words} words on ${screen}`, async ({ page }) => {
      const texts = page.waitForResponse(indexTexts)
      await openModal(page)
      await texts
      await modalBox(page).fill("undercollateralized account seized bonus protocol loss")
      const snippets = modal(page).locator(".modal-hit-below").filter({ hasText: "…" })
      await snippets.first().waitFor()
      for (const text of await snippets.allTextContents())
        expect(wordsOf(text), text).toBeLessThanOrEqual(words)
    })
  })
}

test("leads from the link below the hits to all of them", async ({ page }) => {
  await searchFor(page, "delta & gamma")
  const link = modal(page).getByRole("link", { name: /^See all \d+ results$/ })
  await expect(link).toHaveAttribute("href", "/search?q=delta%20%26%20gamma")
  await link.click()
  await expect(page).toHaveURL("/search?q=delta%20%26%20gamma")
  await expect(modal(page)).toHaveCount(0)
  await expect(page.getByRole("searchbox")).toHaveValue("delta & gamma")
})

test("announces the number of results", async ({ page }) => {
  await onlyHeadings(page)
  await searchFor(page, "delta")
  const count = /\d+/.exec(
    await modal(page)
      .getByRole("link", { name: /^See all/ })
      .innerText(),
  )?.[0]
  await expect(modal(page).getByRole("status")).toHaveText(`${count} results for delta`)
})

test("opens a hit's place on the page on click and closes the modal", async ({ page }) => {
  await onlyHeadings(page)
  await searchFor(page, "settleLiquidation")
  const address = (await hits(page).first().getAttribute("href")) ?? ""
  expect(address).toContain("#")
  await hits(page).first().click()
  await expect(page).toHaveURL(address)
  await expect(modal(page)).toHaveCount(0)
  await expect(page.locator(address.slice(address.indexOf("#")))).toBeInViewport()
})

test("opens a hit elsewhere on a click with Control and keeps the modal", async ({
  page,
  context,
}) => {
  await onlyHeadings(page)
  await searchFor(page, "delta")
  const address = (await hits(page).first().getAttribute("href")) ?? ""
  const opened = context.waitForEvent("page")
  await hits(page)
    .first()
    .click({ modifiers: ["Control"] })
  await expect(await opened).toHaveURL(address)
  await expect(modal(page)).toBeVisible()
  await expect(page).toHaveURL("/docs/intro")
})

test.describe("without results", () => {
  test("suggests other searches and a way to report", async ({ page }) => {
    await openModal(page)
    await modalBox(page).fill("zqxzqxzq")
    await expect(modal(page).getByText('No results for "zqxzqxzq"')).toBeVisible()
    await expect(modal(page).getByText("Try searching for")).toBeVisible()
    await expect(modal(page).getByText("Believe this query should return results?")).toBeVisible()
    await expect(modal(page).getByRole("status")).toHaveText("No results for zqxzqxzq")
    const tell = modal(page).getByRole("link", { name: "Let us know." })
    const address = new URL((await tell.getAttribute("href")) ?? "")
    expect(address.pathname).toMatch(/\/issues\/new$/)
    expect(address.searchParams.get("title")).toContain("zqxzqxzq")
  })

  test("searches for a suggestion and focuses the box", async ({ page }) => {
    await openModal(page)
    await modalBox(page).fill("zqxzqxzq")
    await modal(page).getByRole("button", { name: "buying power" }).click()
    await expect(hits(page).first()).toContainText(/buying power/i)
    await expect(modalBox(page)).toBeFocused()
    await expect(modalBox(page)).toHaveValue("buying power ")
  })

  test("shows unusual characters as text", async ({ page }) => {
    await openModal(page)
    expect(oddQuery).toHaveLength(64)
    await modalBox(page).fill(oddQuery)
    await expect(modalBox(page)).toHaveValue(oddQuery)
    await expect(modal(page).getByRole("status")).toContainText(oddQuery)
    await modalBox(page).fill("<img src=x onerror=alert(1)> zqxzqxzq")
    await expect(modal(page).getByText("<img src=x onerror=alert(1)> zqxzqxzq")).not.toHaveCount(0)
    await expect(modal(page).locator("img")).toHaveCount(0)
  })
})

test.describe("the index", () => {
  test("answers by headings until the texts arrive", async ({ page }) => {
    const slow = await gate(page, indexTexts)
    await searchFor(page, "streamia")
    const link = modal(page).getByRole("link", { name: /^See all/ })
    const before = await link.innerText()
    await slow.open()
    await expect(link).not.toHaveText(before)
  })

  test("omits the texts when the reader saves data", async ({ page }) => {
    await onlyHeadings(page)
    const texts = watch(page, /texts-/)
    await searchFor(page, "streamia")
    await hearAll(page)
    expect(texts).toEqual([])
  })

  test("loads the texts for everyone else", async ({ page }) => {
    const texts = page.waitForResponse(indexTexts)
    await searchFor(page, "streamia")
    expect((await texts).ok()).toBe(true)
  })

  test("shows that it is loading when it is slow", async ({ page }) => {
    const slow = await gate(page, indexHeadings)
    await openModal(page)
    await modalBox(page).fill("delta")
    const busy = modal(page).locator(".modal-busy")
    await expect(busy).toBeVisible()
    await slow.open()
    await expect(hits(page).first()).toBeVisible()
    await expect(busy).toBeHidden()
  })

  test.describe("and a lost connection", () => {
    // Prefetches of visible links may be pending when the connection fails.
    test.use({ expectedNoise: [/net::ERR_INTERNET_DISCONNECTED/] })

    test("answers without a connection once it has loaded", async ({ page, context }) => {
      const texts = page.waitForResponse(indexTexts)
      await searchFor(page, "gamma")
      await (await texts).finished()
      await context.setOffline(true)
      await modalBox(page).fill("undercollateralized")
      await expect(modal(page).getByRole("status")).toHaveText(/results? for undercollateralized/)
      await expect(hits(page).first()).toBeVisible()
    })
  })
})

test.describe("an unavailable index", () => {
  test.use({ expectedNoise: [/Failed to load resource|net::ERR_/] })

  test("is reported and searched again on the next key", async ({ page }) => {
    await page.route(indexFiles, route => route.abort())
    await openModal(page)
    await modalBox(page).fill("delt")
    await expect(alert(page)).toBeVisible()
    await expect(
      modal(page).getByText("You might want to check your network connection."),
    ).toBeVisible()
    await expect(modal(page).getByRole("status")).toHaveText("Unable to fetch results")
    await page.unroute(indexFiles)
    await page.keyboard.type("a")
    await expect(hits(page).first()).toBeVisible()
    await expect(modal(page).getByText("Unable to fetch results")).toHaveCount(0)
  })

  for (const [fault, answer] of [
    ["missing", { status: 404, body: "Not found" }],
    ["HTML", { contentType: "text/html", body: "<!doctype html><title>Fallback</title>" }],
    ["cut short", { contentType: "application/json", body: '{"headings":"/search-ind' }],
  ] as const) {
    test(`is reported when it is ${fault}`, async ({ page }) => {
      await page.route(indexFiles, route => route.fulfill(answer))
      await openModal(page)
      await modalBox(page).fill("delta")
      await expect(alert(page)).toBeVisible()
    })
  }

  test("is reported when its worker fails to load, and the next key starts another", async ({
    page,
  }) => {
    await page.route("**/search-worker-*.js", route => route.abort())
    await openModal(page)
    await modalBox(page).fill("delt")
    await expect(alert(page)).toBeVisible()
    await page.unroute("**/search-worker-*.js")
    await page.keyboard.type("a")
    await expect(hits(page).first()).toBeVisible()
  })

  test("is not reported when only the texts are missing", async ({ page }) => {
    await page.route(indexTexts, route => route.abort())
    await searchFor(page, "delta")
    await expect(modal(page).getByText("Unable to fetch results")).toHaveCount(0)
  })
})
