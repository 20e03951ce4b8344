import type { Page } from "@playwright/test"
import {
  appData,
  contractPage,
  contractScript,
  countDocuments,
  deploy,
  follow,
  gate,
  isMarked,
  mark,
  newer,
  pageData,
} from "./faults"
import { alive, desktop, expect, test } from "./test"

/** Browser messages about failed requests. */
test.use({ viewport: desktop, expectedNoise: [/Failed to load resource|net::ERR_/] })

const box = (page: Page) => page.getByRole("alert")
const retry = (page: Page) => box(page).getByRole("button", { name: "Retry" })
const title = (page: Page) => page.getByRole("heading", { level: 1 })

async function open(page: Page, path: string): Promise<() => string[]> {
  await page.goto(path)
  await mark(page)
  return countDocuments(page)
}

test("keeps the old page with an error and a retry button when a script is blocked", async ({
  page,
}) => {
  await page.route(contractScript, route => route.abort())
  await open(page, "/docs/intro")
  await follow(page, `${contractPage}?from=mail#functions`)
  await expect(box(page)).toContainText(`${contractPage}?from=mail could not be loaded`)
  await expect(box(page)).toContainText(/Loading chunk \S+ failed/)
  await expect(page).toHaveURL("/docs/intro")
  await expect(title(page)).toBeVisible()

  await page.unroute(contractScript)
  await retry(page).click()
  await expect(page).toHaveURL(`${contractPage}?from=mail#functions`)
  await expect(title(page)).toHaveText("PanopticPool")
  await expect(box(page)).toHaveCount(0)
  expect(await isMarked(page), "the script was asked for again without a full load").toBe(true)
})

test("loads a readable page in full once, at its full address, when a script stays blocked", async ({
  page,
}) => {
  await page.route(contractScript, route => route.abort())
  const documents = await open(page, "/docs/intro")
  await follow(page, `${contractPage}?from=mail#functions`)
  await retry(page).click()
  await expect(page).toHaveURL(`${contractPage}?from=mail#functions`)
  await expect(title(page)).toHaveText("PanopticPool")
  await expect(box(page)).toContainText("Parts of this page could not be loaded")
  expect(documents()).toEqual([`${contractPage}?from=mail`])

  await page.unroute(contractScript)
  await retry(page).click()
  await alive(page)
  await expect(box(page)).toHaveCount(0)
  expect(documents()).toHaveLength(1)
})

for (const [fault, answer] of [
  ["are missing", { status: 404, body: "Not found" }],
  ["are HTML", { contentType: "text/html", body: "<!doctype html><title>Fallback</title>" }],
  ["are cut short", { contentType: "application/json", body: '{"path":"/blog","res' }],
] as const) {
  test(`loads a page in full once and shows it when its data ${fault}`, async ({ page }) => {
    await page.route(pageData("/blog"), route => route.fulfill(answer))
    const documents = await open(page, "/docs/intro")
    await follow(page, "/blog?from=mail#main")
    await expect(page).toHaveURL("/blog?from=mail#main")
    await expect(title(page)).toHaveText("Panoptic Blog")
    await expect(box(page)).toContainText("We couldn't load this page")
    expect(documents()).toEqual(["/blog?from=mail"])

    await page.unroute(pageData("/blog"))
    await retry(page).click()
    await alive(page)
    await expect(box(page)).toHaveCount(0)
    expect(documents()).toHaveLength(1)
  })
}

test("shows the 404 page at an address that does not exist", async ({ page }) => {
  const documents = await open(page, "/docs/intro")
  await follow(page, "/docs/no-such-page?a=1#b")
  await expect(title(page)).toHaveText("This page is out of range")
  await expect(page).toHaveURL("/docs/no-such-page?a=1#b")
  expect(documents()).toEqual([])
})

test("follows a link at an old address to the new one", async ({ page }) => {
  await open(page, "/blog")
  await follow(page, "/docs/developers/parameters#main")
  await expect(page).toHaveURL("/docs/contracts/parameters#main")
  await expect(box(page)).toHaveCount(0)
})

test("keeps the page when another cannot be reached and restores the focus when the box closes", async ({
  page,
}) => {
  await page.route("**/page-data/**", route => route.abort())
  await page.goto("/docs/intro", { waitUntil: "load" })
  await expect(box(page)).toContainText("The site is not responding")
  await page.unroute("**/page-data/**")
  await retry(page).click()
  await alive(page)
  await page.route("**/page-data/**", route => route.abort())
  await follow(page, "/blog")
  await expect(box(page)).toContainText("/blog could not be loaded")
  await expect(retry(page)).toBeFocused()
  await box(page).getByRole("button", { name: "Close" }).click()
  await expect(box(page)).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Follow me" })).toBeFocused()
  await expect(page).toHaveURL("/docs/intro")
})

test("loads a page after its prefetch failed", async ({ page }) => {
  await page.route(pageData("/blog"), route => route.abort())
  await open(page, "/docs/intro")
  const failed = page.waitForEvent("requestfailed")
  await page.evaluate(() => {
    const { ___loader: loader } = window as unknown as {
      ___loader: { hovering(path: string): void }
    }
    loader.hovering("/blog")
  })
  await failed
  await page.unroute(pageData("/blog"))
  await follow(page, "/blog")
  await expect(title(page)).toHaveText("Panoptic Blog")
  expect(await isMarked(page)).toBe(true)
})

test("closes the box when the reader follows another link", async ({ page }) => {
  await page.route(contractScript, route => route.abort())
  await open(page, "/docs/intro")
  await follow(page, contractPage)
  await expect(box(page)).toBeVisible()
  await page.getByRole("link", { name: "Blog", exact: true }).first().click()
  await expect(page).toHaveURL("/blog")
  await expect(box(page)).toHaveCount(0)
})

test("shows the loading state again during a slow retry", async ({ page }) => {
  await page.route(contractScript, route => route.abort())
  await open(page, "/docs/intro")
  await follow(page, contractPage)
  await expect(box(page)).toBeVisible()
  // Takes precedence over the older route. Removing that route first would let a visible link
  // prefetch the script.
  const slow = await gate(page, contractScript)
  await retry(page).click()
  await slow.asked
  await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toBeVisible()
  await slow.open()
  await expect(page).toHaveURL(contractPage)
})

test.describe("offline", () => {
  test("keeps the page when offline and follows the link when the connection returns", async ({
    page,
    context,
  }) => {
    await open(page, "/docs/intro")
    await context.setOffline(true)
    await follow(page, "/blog?from=mail#main")
    await expect(box(page)).toContainText("You are offline. Connect, then retry.")
    await expect(page).toHaveURL("/docs/intro")
    await retry(page).click()
    await expect(box(page)).toContainText("You are offline")
    await context.setOffline(false)
    await retry(page).click()
    await expect(page).toHaveURL("/blog?from=mail#main")
    await expect(title(page)).toHaveText("Panoptic Blog")
    expect(await isMarked(page)).toBe(true)
  })

  test("reports a missing page at its address when going back and shows it when the connection returns", async ({
    page,
    context,
  }) => {
    await page.goto("/docs/intro")
    await follow(page, "/blog")
    await expect(title(page)).toHaveText("Panoptic Blog")
    // The new document has none of the pages that were loaded before.
    await page.reload()
    await mark(page)
    await context.setOffline(true)
    await page.evaluate(() => history.back())
    await expect(box(page)).toContainText("You are offline")
    await expect(page).toHaveURL("/docs/intro")
    await expect(title(page)).toHaveText("Panoptic Blog")
    await context.setOffline(false)
    await retry(page).click()
    await expect(title(page)).not.toHaveText("Panoptic Blog")
    await expect(page).toHaveURL("/docs/intro")
    expect(await isMarked(page)).toBe(true)
  })

  test("closes the box when going forward again to the visible page", async ({ page, context }) => {
    await page.goto("/docs/intro")
    await follow(page, "/blog")
    await expect(title(page)).toHaveText("Panoptic Blog")
    await page.reload()
    await context.setOffline(true)
    await page.evaluate(() => history.back())
    await expect(box(page)).toContainText("You are offline")
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL("/blog")
    await expect(box(page)).toHaveCount(0)
    await expect(title(page)).toHaveText("Panoptic Blog")
  })
})

test.describe("a new deployment", () => {
  test("loads the next page in full once with query and hash", async ({ page }) => {
    const documents = await open(page, "/docs/intro")
    await deploy(page)
    await follow(page, "/blog?from=mail#main")
    await expect(page).toHaveURL("/blog?from=mail#main")
    await alive(page)
    expect(documents()).toEqual(["/blog?from=mail"])
    // Later pages load without a full load.
    await mark(page)
    await follow(page, "/research")
    await expect(title(page)).toHaveText("Panoptic Research")
    expect(await isMarked(page)).toBe(true)
  })

  for (const [name, pattern] of [
    ["whose script has been removed", contractScript],
    ["whose shared data have been removed", "**/page-data/sq/d/*.json"],
  ] as const) {
    test(`loads a page ${name} in full once`, async ({ page }) => {
      await page.route(pattern, route => route.fulfill({ status: 404, body: "Not found" }))
      const documents = await open(page, "/blog")
      await deploy(page)
      await follow(page, `${contractPage}?from=mail#functions`)
      await page.waitForEvent("framenavigated")
      await page.unroute(pattern)
      await expect(page).toHaveURL(`${contractPage}?from=mail#functions`)
      await expect(title(page)).toHaveText("PanopticPool")
      expect(documents()).toEqual([`${contractPage}?from=mail`])
    })
  }

  test.describe("with parts that the old scripts do not know", () => {
    // Gatsby's loader also logs the error to the console, even if it is caught.
    test.use({ expectedNoise: [/correct component chunk/] })

    test("loads a page with an unknown template in full once", async ({ page }) => {
      const documents = await open(page, "/docs/intro")
      await deploy(page)
      await page.route(
        pageData("/blog"),
        async route => {
          const response = await route.fetch()
          const json = { ...(await response.json()), componentChunkName: "component---new" }
          await route.fulfill({ response, json })
        },
        { times: 1 },
      )
      await follow(page, "/blog#main")
      await expect(page).toHaveURL("/blog#main")
      await expect(title(page)).toHaveText("Panoptic Blog")
      await alive(page)
      expect(documents()).toEqual(["/blog"])
    })
  })

  test("reloads only once when documents stay old", async ({ page }) => {
    const documents = await open(page, "/docs/intro")
    await page.route(appData, route => route.fulfill({ body: newer }))
    await follow(page, "/blog#main")
    await expect(page).toHaveURL("/blog#main")
    await expect(title(page)).toHaveText("Panoptic Blog")
    await alive(page)
    expect(documents()).toEqual(["/blog", "/blog"])
  })

  test("reloads an old document only once when its script is missing", async ({ page }) => {
    await page.route(appData, route => route.fulfill({ body: newer }))
    await page.route(contractScript, route => route.fulfill({ status: 404, body: "Not found" }))
    const documents = countDocuments(page)
    await page.goto(`${contractPage}?from=mail#functions`, { waitUntil: "load" })
    await expect(box(page)).toContainText("Parts of this page could not be loaded")
    await expect(page).toHaveURL(`${contractPage}?from=mail#functions`)
    expect(documents()).toEqual([`${contractPage}?from=mail`, `${contractPage}?from=mail`])
  })

  test("loads the page in full when going back", async ({ page }) => {
    await page.goto("/docs/intro#main")
    await follow(page, "/blog")
    await expect(title(page)).toHaveText("Panoptic Blog")
    await page.reload()
    const documents = countDocuments(page)
    await deploy(page)
    await page.evaluate(() => history.back())
    await expect(title(page)).not.toHaveText("Panoptic Blog")
    await expect(page).toHaveURL("/docs/intro#main")
    expect(documents()).toEqual(["/docs/intro"])
  })
})

test.describe("app-data.json that is unavailable", () => {
  test("does not count as a new deployment", async ({ page }) => {
    await open(page, "/docs/intro")
    await page.route(appData, route => route.fulfill({ status: 503, body: "" }))
    await follow(page, "/blog")
    await expect(title(page)).toHaveText("Panoptic Blog")
    expect(await isMarked(page)).toBe(true)
  })
})

test("shows a page of another family in its style, or unstyled when its style sheet fails", async ({
  page,
}) => {
  const sheets = () => page.locator("link[rel=stylesheet][href^='/home.']").count()
  await open(page, "/docs/intro")
  await follow(page, "/")
  await expect(title(page)).toHaveText("Options that never expire")
  expect(await sheets()).toBe(1)
  const size = await title(page).evaluate(element => getComputedStyle(element).fontSize)

  await page.route("**/home.*.css", route => route.abort())
  await open(page, "/docs/intro")
  await follow(page, "/")
  await expect(title(page)).toHaveText("Options that never expire")
  expect(await isMarked(page), "the page is shown without a full load").toBe(true)
  expect(await title(page).evaluate(element => getComputedStyle(element).fontSize)).not.toBe(size)
})
