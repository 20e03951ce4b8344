import type { Page } from "@playwright/test"
import { countDocuments, follow } from "./faults"
import { indexFiles, oddQuery, onlyHeadings } from "./search"
import { alive, desktop, expect, phone, test } from "./test"

test.use({ viewport: desktop })

const box = (page: Page) => page.getByRole("searchbox", { name: /^Search docs, / })
const results = (page: Page) => page.getByRole("region", { name: "Results" })
const heading = (page: Page) => page.getByRole("heading", { level: 2 })
const links = (page: Page) => heading(page).getByRole("link")
const status = (page: Page) => results(page).getByRole("status")
const choice = (page: Page, name: RegExp | string) => results(page).getByRole("radio", { name })

/** Opens the search page and waits for results, which headings alone keep stable. */
async function open(page: Page, address: string): Promise<void> {
  await onlyHeadings(page)
  await page.goto(address)
  await links(page).first().waitFor()
}

test.describe("the query and the address", () => {
  test("shows results for a query in the address", async ({ page }) => {
    await open(page, "/search?q=delta%20%26%20gamma")
    await expect(box(page)).toHaveValue("delta & gamma")
    await expect(status(page)).toHaveText(/^\d+ results for “delta & gamma”$/)
  })

  test("changes the address while typing without history entries or a page load", async ({
    page,
  }) => {
    await page.goto("/docs/intro")
    await follow(page, "/search?from=mail")
    const documents = countDocuments(page)
    await box(page).fill("vega")
    await links(page).first().waitFor()
    await expect(page).toHaveURL("/search?from=mail&q=vega")
    await box(page).press("Enter")
    await expect(page).toHaveURL("/search?from=mail&q=vega")
    expect(documents()).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL("/docs/intro")
  })

  test("removes the query from the address and the results when the box is cleared", async ({
    page,
  }) => {
    await open(page, "/search?q=delta")
    await box(page).fill("")
    await expect(page).toHaveURL("/search")
    await expect(links(page)).toHaveCount(0)
    await expect(status(page)).toHaveText("")
    await expect(results(page).getByText("Try searching for")).toBeVisible()
  })

  test("searches for text typed before the script arrived", async ({ page }) => {
    await page.goto("/search")
    await box(page).focus()
    await page.keyboard.type("theta")
    await expect(status(page)).toContainText("“theta”")
    await expect(page).toHaveURL("/search?q=theta")
  })

  test("accepts at most 64 characters from the keyboard or the address", async ({ page }) => {
    await page.goto(`/search?q=${"y".repeat(70)}`)
    await expect(status(page)).toHaveText(`No results for “${"y".repeat(64)}”`)
    await box(page).fill("")
    await box(page).focus()
    await page.keyboard.type("x".repeat(70))
    await expect(box(page)).toHaveValue("x".repeat(64))
  })

  test("shows results for another query from a link on the page", async ({ page }) => {
    await open(page, "/search?q=delta")
    await follow(page, "/search?q=gamma")
    await expect(box(page)).toHaveValue("gamma")
    await expect(status(page)).toContainText("“gamma”")
    await page.goBack()
    await expect(box(page)).toHaveValue("delta")
    await expect(status(page)).toContainText("“delta”")
  })

  test("shows unusual characters as text", async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(oddQuery)}`)
    await expect(box(page)).toHaveValue(oddQuery)
    await expect(status(page)).toContainText(`“${oddQuery}”`)
    await box(page).fill("<img src=x onerror=alert(1)> zqxzqxzq")
    await expect(status(page)).toContainText("“<img src=x onerror=alert(1)> zqxzqxzq”")
    await expect(results(page).locator("img")).toHaveCount(0)
  })
})

test.describe("filters", () => {
  test("applies a part of the site with its count, keeps it in the address, and removes it", async ({
    page,
  }) => {
    await open(page, "/search?q=streamia")
    const count = /\d+/.exec(
      await choice(page, /^Blog/).evaluate(radio => radio.parentElement?.textContent ?? ""),
    )?.[0]
    await choice(page, /^Blog/).check()
    await expect(page).toHaveURL("/search?q=streamia&in=blog")
    await expect(status(page)).toHaveText(new RegExp(`^${count} results? for`))
    for (const href of await links(page).evaluateAll(all => all.map(a => a.getAttribute("href"))))
      expect(href).toMatch(/^\/blog\//)
    await choice(page, /^Docs/).check()
    await expect(links(page).first()).toHaveAttribute("href", /^\/docs\//)
    await page.reload()
    await expect(choice(page, /^Docs/)).toBeChecked()
    await choice(page, "Everything").check()
    await expect(page).toHaveURL("/search?q=streamia")
  })

  test("keeps the counts of other parts when one is chosen", async ({ page }) => {
    const labels = () =>
      results(page)
        .getByRole("group")
        .getByRole("radio")
        .evaluateAll(all => all.map(({ parentElement }) => parentElement?.textContent))
    await open(page, "/search?q=streamia")
    const before = await labels()
    await choice(page, /^Docs/).check()
    await expect(page).toHaveURL(/in=docs/)
    await expect(links(page).first()).toHaveAttribute("href", /^\/docs\//)
    expect(await labels()).toEqual(before)
  })

  test("moves the choice by arrow keys", async ({ page }) => {
    await open(page, "/search?q=streamia")
    await choice(page, "Everything").focus()
    await page.keyboard.press("ArrowRight")
    await expect(choice(page, /^Docs/)).toBeFocused()
    await expect(page).toHaveURL("/search?q=streamia&in=docs")
  })

  test("offers to search everything when a chosen part has no results", async ({ page }) => {
    await page.goto("/search?q=safeTransferFrom&in=research")
    await results(page).getByRole("button", { name: "Search everything" }).click()
    await expect(links(page).first()).toBeVisible()
    await expect(page).toHaveURL("/search?q=safeTransferFrom")
  })
})

test.describe("the list", () => {
  test("grows on demand and focuses the first new result", async ({ page }) => {
    await open(page, "/search?q=option")
    await expect(links(page)).toHaveCount(15)
    await results(page).getByRole("button", { name: "Show more results" }).click()
    await expect(links(page)).not.toHaveCount(15)
    await expect(links(page).nth(15)).toBeFocused()
    const addresses = await links(page).evaluateAll(all => all.map(a => a.getAttribute("href")))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test("keeps its length and scroll position on going back", async ({ page }) => {
    await open(page, "/search?q=option")
    await results(page).getByRole("button", { name: "Show more results" }).click()
    await expect(links(page).nth(15)).toBeFocused()
    const length = await links(page).count()
    const link = links(page).nth(20)
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(500)
    await link.click()
    await expect(page).not.toHaveURL(/\/search\?/)
    await alive(page)
    await page.goBack()
    await expect(page).toHaveURL("/search?q=option")
    await expect(links(page)).toHaveCount(length)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  })
})

test.describe("without results", () => {
  test("suggests other searches and a way to report", async ({ page }) => {
    await page.goto("/search?q=zqxzqxzq")
    await expect(status(page)).toHaveText("No results for “zqxzqxzq”")
    await expect(results(page).getByText("Try searching for")).toBeVisible()
    await expect(results(page).getByRole("link", { name: "Let us know." })).toHaveAttribute(
      "href",
      /issues\/new\?title=.*zqxzqxzq/,
    )
    await results(page).getByRole("link", { name: "buying power" }).click()
    await expect(page).toHaveURL(/\/search\?q=buying(\+|%20)power$/)
    await expect(status(page)).toContainText("“buying power”")
    await expect(box(page)).toHaveValue("buying power")
  })
})

test.describe("without an index", () => {
  test.use({ expectedNoise: [/Failed to load resource|net::ERR_/] })

  test("reports the failure and searches again on demand", async ({ page }) => {
    await page.route(indexFiles, route => route.abort())
    await page.goto("/search?q=delta")
    const alert = results(page).getByRole("alert")
    await expect(alert).toContainText("Unable to fetch results")
    await expect(alert).toContainText("You might want to check your network connection.")
    await page.unroute(indexFiles)
    await alert.getByRole("button", { name: "Try again" }).click()
    await expect(links(page).first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test("searches again on the next key", async ({ page }) => {
    await page.route(indexFiles, route => route.abort())
    await page.goto("/search?q=delt")
    await expect(results(page).getByRole("alert")).toBeVisible()
    await page.unroute(indexFiles)
    await box(page).press("End")
    await page.keyboard.type("a")
    await expect(links(page).first()).toBeVisible()
  })

  test("requests a script again that failed to load", async ({ page }) => {
    await page.route("**/search-page-*.js", route => route.abort())
    await page.goto("/search?q=delta")
    const alert = results(page).getByRole("alert")
    await expect(alert).toContainText("The search could not be loaded.")
    await page.unroute("**/search-page-*.js")
    await alert.getByRole("button", { name: "Try again" }).click()
    await expect(links(page).first()).toBeVisible()
  })
})

test.describe("for programs", () => {
  test("excludes itself from search engines", async ({ page }) => {
    await page.goto("/search?q=delta")
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
  })

  test("lets browsers search from the address bar", async ({ page }) => {
    await page.goto("/")
    const link = page.locator("link[rel=search]")
    await expect(link).toHaveAttribute("type", "application/opensearchdescription+xml")
    const response = await page.request.get((await link.getAttribute("href")) ?? "")
    const text = await response.text()
    const template = /template="([^"]+)"/.exec(text)?.[1] ?? ""
    const address = new URL(template.replace("{searchTerms}", "buying%20power"))
    await page.goto(address.pathname + address.search)
    await expect(box(page)).toHaveValue("buying power")
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/preloaded using link preload/] })

  test("submits the query to the page, which lists alternatives", async ({ page }) => {
    await page.goto("/docs/intro")
    await page
      .getByRole("banner")
      .getByRole("link", { name: /search/i })
      .click()
    await box(page).fill("delta")
    await box(page).press("Enter")
    await expect(page).toHaveURL("/search?q=delta")
    await expect(page.getByRole("link", { name: "blog archive" })).toBeVisible()
  })
})

test("shows results without layout shifts", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        shifts.push((entry as never as { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await page.goto("/search?q=how%20is%20premium%20calculated")
    await expect(status(page)).toHaveText(/^\d+ results for/)
    const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
  }
})

test("shows the status of contracts in results", async ({ page }) => {
  await open(page, "/search?q=mintOptions")
  await expect(results(page).getByRole("listitem").first()).toContainText("do not deposit")
})

test("cuts nothing off on the narrowest screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: phone.height })
  await open(page, "/search?q=safeBatchTransferFrom")
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
