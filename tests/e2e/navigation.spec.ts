import type { Page } from "@playwright/test"
import { desktop, expect, phone, test } from "./test"

const title = (page: Page) => page.getByRole("heading", { level: 1 })
const header = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true })
const docsTree = (page: Page) => page.getByRole("navigation", { name: "Docs", exact: true })

/** Presses Tab until an element with this accessible name has the focus. */
async function tabTo(page: Page, name: string | RegExp, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab")
    const focused = page.locator(":focus")
    const label = (await focused.getAttribute("aria-label")) ?? (await focused.innerText())
    if (typeof name === "string" ? label.trim() === name : name.test(label.trim())) return
  }
  throw new Error(`Tab does not reach "${name}"`)
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop })

  test("leads from the home page to every section through the header", async ({ page }) => {
    for (const [name, path] of [
      ["Docs", "/docs/intro"],
      ["Blog", "/blog"],
      ["Deep Dive", "/research"],
    ] as const) {
      await page.goto("/")
      await header(page).getByRole("link", { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(header(page).getByRole("link", { name, exact: true })).toHaveAttribute(
        "aria-current",
        "true",
      )
    }
  })

  test("changes pages without loading the site again", async ({ page }) => {
    await page.goto("/blog")
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole("main").getByRole("article").first().getByRole("link").click()
    await expect(page).not.toHaveURL("/blog")
    await expect(page.getByText("Page actions")).toBeVisible()
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
  })

  test("gives a page that a link leads to the same head as the served page", async ({ page }) => {
    const head = () =>
      page.evaluate(() => {
        const tags = [...document.querySelectorAll("head [data-react-helmet]:not(title)")]
        return [document.title, ...tags.map(tag => tag.outerHTML).sort()]
      })
    for (const [name, path] of [
      ["Blog", "/blog"],
      ["Docs", "/docs/intro"],
      ["Deep Dive", "/research"],
    ] as const) {
      await page.goto(path)
      const served = await head()
      await page.goto("/docs/terms/delta")
      await header(page).getByRole("link", { name, exact: true }).click()
      await expect.poll(head).toEqual(served)
    }
  })

  test("updates the browser's title with the page", async ({ page }) => {
    await page.goto("/blog")
    await expect(page).toHaveTitle(/Panoptic Blog/)
    await header(page).getByRole("link", { name: "Deep Dive" }).click()
    await expect(page).toHaveTitle(/Panoptic Research/)
  })

  test("marks the page in the sidebar, opens one category at a time, and follows its links", async ({
    page,
  }) => {
    await page.goto("/docs/intro")
    const tree = docsTree(page)
    await expect(tree.locator('[aria-current="page"]')).toHaveAttribute("href", "/docs/intro")
    const categories = tree.locator("details[name=docs]")
    await categories.nth(0).locator("> summary").click()
    await expect(categories.nth(0)).toHaveAttribute("open")
    await categories.nth(1).locator("> summary").click()
    await expect(categories.nth(0)).not.toHaveAttribute("open")
    const link = categories.nth(1).locator("> ul > li > a").first()
    const name = await link.innerText()
    await link.click()
    await expect(tree.getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    )
  })

  test("leads through the docs and back with next and previous", async ({ page }) => {
    await page.goto("/docs/intro")
    const neighbours = page.getByRole("navigation", { name: "Docs pages" })
    await expect(neighbours.getByRole("link", { name: /^Previous/ })).toHaveCount(0)
    await neighbours.getByRole("link", { name: /^Next/ }).click()
    await expect(page).not.toHaveURL("/docs/intro")
    await neighbours.getByRole("link", { name: "Previous Introduction" }).click()
    await expect(page).toHaveURL("/docs/intro")
  })

  test("leads from a document's tag to its pages and back to the document", async ({ page }) => {
    await page.goto("/docs/tags")
    await page.getByRole("main").getByRole("link").first().click()
    await expect(page).toHaveURL(/\/docs\/tags\/.+/)
    const tag = new URL(page.url()).pathname
    await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .first()
      .getByRole("link")
      .click()
    await expect(page).not.toHaveURL(/\/docs\/tags/)
    await page.getByRole("list", { name: "Tags" }).locator(`a[href="${tag}"]`).click()
    await expect(page).toHaveURL(tag)
  })

  test("hides and shows the sidebar of the docs and remembers the choice", async ({ page }) => {
    await page.goto("/docs/intro")
    await page.getByRole("button", { name: "Hide sidebar" }).click()
    await expect(docsTree(page)).toBeHidden()
    await page.reload()
    await expect(docsTree(page)).toBeHidden()
    await page.getByRole("button", { name: "Show sidebar" }).click()
    await expect(docsTree(page)).toBeVisible()
  })

  test("leads to a section from the table of contents and marks it", async ({ page }) => {
    await page.goto("/docs/intro")
    const contents = page.getByRole("navigation", { name: "On this page" })
    const link = contents.getByRole("link").nth(1)
    const anchor = (await link.getAttribute("href")) ?? ""
    await link.click()
    await expect(page).toHaveURL(`/docs/intro${anchor}`)
    await expect(page.locator(`[id="${anchor.slice(1)}"]`)).toBeInViewport()
    await expect(link).toHaveAttribute("aria-current", "true")
  })

  test("opens an address with an anchor at its heading", async ({ page }) => {
    await page.goto("/docs/intro")
    const anchor = await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link")
      .last()
      .getAttribute("href")
    await page.goto(`/blog`)
    await page.goto(`/docs/intro${anchor}`)
    await expect(page.locator(`[id="${anchor?.slice(1)}"]`)).toBeInViewport()
  })

  for (const [section, label, all] of [
    ["blog", "Blog", "All posts"],
    ["research", "Deep Dive", "All research"],
  ] as const) {
    test(`${section}: leads from the list and page 2 to an article, its neighbors, archive, and topics`, async ({
      page,
    }) => {
      await page.goto(`/${section}`)
      const cards = page.getByRole("main").getByRole("article")
      await expect(cards).toHaveCount(9)
      await page.getByRole("link", { name: "Page 2" }).click()
      await expect(page).toHaveURL(`/${section}/page/2`)
      await expect(title(page)).toHaveText(/page 2/)
      const card = cards.first().getByRole("link")
      const name = await card.innerText()
      await card.click()
      await expect(title(page)).toHaveText(name)
      await expect(page.getByText(/\d+ min read/).first()).toBeVisible()

      const article = new URL(page.url()).pathname
      const neighbours = page.getByRole("navigation", { name: `${label}: newer and older` })
      await neighbours.getByRole("link", { name: /^Newer/ }).click()
      await expect(page).not.toHaveURL(article)
      await expect(title(page)).not.toHaveText(name)
      await neighbours.getByRole("link", { name: /^Older/ }).click()
      await expect(page).toHaveURL(article)

      await page.getByRole("link", { name: all }).click()
      await expect(page).toHaveURL(`/${section}/archive`)
      await expect(page.getByRole("heading", { level: 2, name: /^20\d\d$/ }).first()).toBeVisible()
      await expect(page.getByRole("main").locator(`a[href="${article}"]`)).toBeVisible()

      await page.getByRole("link", { name: "By topic" }).click()
      await expect(page).toHaveURL(`/${section}/tags`)
      await page.getByRole("main").locator(`a[href^="/${section}/tags/"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`/${section}/tags/.+`))
      await expect(cards.first()).toBeVisible()
    })

    test(`${section}: lists all articles by year in an article's sidebar`, async ({ page }) => {
      await page.goto(`/${section}`)
      await page.getByRole("main").getByRole("article").first().getByRole("link").click()
      await expect(page.getByText("Page actions")).toBeVisible()
      const list = page.getByRole("navigation", { name: all })
      await expect(list.locator('[aria-current="page"]')).toHaveAttribute(
        "href",
        new URL(page.url()).pathname,
      )
    })
  }

  test("stays on the contract when the version changes in the contract reference", async ({
    page,
  }) => {
    await page.goto("/docs/contracts/V1.0/contract.PanopticPool")
    await page
      .getByRole("navigation", { name: "Contract version" })
      .getByRole("link", { name: "V1.1" })
      .click()
    await expect(page).toHaveURL("/docs/contracts/V1.1/contract.PanopticPool")
    await expect(title(page)).toHaveText("PanopticPool")
    await expect(page.getByRole("heading", { name: /What changed/ })).toBeVisible()
  })

  test("filters a long contract by name", async ({ page }) => {
    await page.goto("/docs/contracts/V1.1/contract.PanopticPool")
    const contents = page.getByRole("navigation", { name: "On this page" })
    await contents.getByRole("searchbox").fill("liquidate")
    await expect(contents.getByRole("link", { name: /^settle/ })).toHaveCount(0)
    await contents.getByRole("link", { name: "liquidate", exact: true }).click()
    await expect(page.getByRole("heading", { name: "liquidate", exact: true })).toBeInViewport()
  })

  test("returns to the previous page and its scroll position on back", async ({ page }) => {
    await page.goto("/blog")
    await page.evaluate(() => window.scrollTo(0, 600))
    await page.waitForFunction(() => window.scrollY === 600)
    await page.getByRole("main").getByRole("article").last().getByRole("link").click()
    await expect(page.getByText("Page actions")).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL("/blog")
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  })

  test("follows the system's colors until the reader chooses and remembers the choice", async ({
    page,
  }) => {
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.emulateMedia({ colorScheme: "light" })
    await page.goto("/")
    const light = await paper()
    await page.emulateMedia({ colorScheme: "dark" })
    await expect.poll(paper).not.toBe(light)
    const dark = await paper()
    await page.getByRole("button", { name: "Switch to light theme" }).click()
    await expect.poll(paper).toBe(light)
    await page.reload()
    expect(await paper()).toBe(light)
    await page.getByRole("button", { name: "Switch to dark theme" }).click()
    await expect.poll(paper).toBe(dark)
  })

  test("applies the color mode chosen in one tab to another", async ({ page, context }) => {
    await page.goto("/")
    const other = await context.newPage()
    await other.goto("/blog")
    await page.getByRole("button", { name: "Switch to dark theme" }).click()
    await expect(other.getByRole("button", { name: "Switch to light theme" })).toBeVisible()
  })

  test("shows the rescue banner on every kind of page without a close button", async ({ page }) => {
    for (const path of ["/", "/docs/intro", "/blog", "/search"]) {
      await page.goto(path)
      const banner = page.getByRole("region", { name: "Important notice" })
      await expect(banner).toContainText("rescued")
      await expect(banner.getByRole("button")).toHaveCount(0)
    }
  })

  test("leads to the docs menu from the second keyboard stop", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto("/docs/terms/delta")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: "Skip to docs menu" })
    await expect(skip).toBeFocused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    const menu = page.getByRole("navigation", { name: "Docs" })
    await expect(menu.locator(":focus")).toHaveCount(1)
  })

  test("starts with the skip link by keyboard, which leads to the content", async ({ page }) => {
    await page.goto("/docs/intro")
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: "Skip to main content" })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    const inside = await page.evaluate(() => document.activeElement?.closest("main") !== null)
    expect(inside).toBe(true)
  })

  test("leads from the home page to a document and the next one by keyboard alone", async ({
    page,
  }) => {
    await page.goto("/")
    await tabTo(page, "Docs")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/docs/intro")
    await page
      .getByRole("navigation", { name: "Docs pages" })
      .getByRole("link", { name: /^Next/ })
      .focus()
    await page.keyboard.press("Enter")
    await expect(page).not.toHaveURL("/docs/intro")
  })

  test("opens a category of the sidebar by keyboard", async ({ page }) => {
    await page.goto("/docs/intro")
    const category = docsTree(page).locator("details[name=docs]").first()
    await category.locator("> summary").focus()
    await page.keyboard.press("Enter")
    await expect(category).toHaveAttribute("open")
    await page.keyboard.press("Tab")
    const inside = await category.evaluate(element => element.contains(document.activeElement))
    expect(inside).toBe(true)
  })

  test("leads through the blog by keyboard alone", async ({ page }) => {
    await page.goto("/blog")
    await page.getByRole("main").getByRole("article").first().getByRole("link").focus()
    await page.keyboard.press("Enter")
    await expect(page.getByText("Page actions")).toBeVisible()
    await page.getByRole("list", { name: "Tags" }).getByRole("link").first().focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\/blog\/tags\/.+/)
  })

  test("shows the focus at every stop of the keyboard on a document", async ({ page }) => {
    await page.goto("/docs/intro")
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press("Tab")
      const focused = page.locator(":focus")
      const seen = await focused.evaluate(element => {
        // The link of a card shows its focus around the whole card.
        return [undefined, "::after"].some(part => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
          return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none"
        })
      })
      expect(seen, await focused.evaluate(element => element.outerHTML.slice(0, 120))).toBe(true)
    }
  })

  test("announces the new page to screen readers", async ({ page }) => {
    await page.goto("/")
    await header(page).getByRole("link", { name: "Blog", exact: true }).click()
    await expect(page.locator("#gatsby-announcer")).toContainText(/Panoptic Blog/)
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: phone })

  test("opens the menu, which locks scrolling, traps the focus, and closes with Escape", async ({
    page,
  }) => {
    await page.goto("/blog")
    const button = page.getByRole("button", { name: "Open menu" })
    await button.click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu).toBeVisible()
    // Scrolling is locked when the menu has been drawn.
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden")
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab")
      const outside = await menu.evaluate(
        element =>
          document.activeElement !== document.body && !element.contains(document.activeElement),
      )
      expect(outside).toBe(false)
    }
    await page.keyboard.press("Escape")
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible")
  })

  test("keeps a menu open that was opened before the scripts arrived", async ({ page }) => {
    let arrive = () => {}
    const arrival = new Promise<void>(resolve => {
      arrive = resolve
    })
    await page.route("**/app-*.js", async route => {
      await arrival
      await route.continue()
    })
    await page.goto("/docs/intro", { waitUntil: "commit" })
    await page.getByRole("button", { name: "Docs menu" }).click()
    await expect(docsTree(page)).toBeVisible()
    arrive()
    await expect(page.locator("main")).toHaveAttribute("inert", "")
    await expect(docsTree(page)).toBeVisible()
  })

  test("closes the menu when the reader presses outside", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Open menu" }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu).toBeVisible()
    const box = await menu.boundingBox()
    await page.mouse.click(box && box.x > 20 ? 8 : phone.width - 8, 700)
    await expect(menu).toBeHidden()
  })

  test("opens a page from the menu and closes the menu", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Open menu" }).click()
    await page
      .getByRole("dialog", { name: "Menu" })
      .getByRole("link", { name: "Deep Dive" })
      .click()
    await expect(page).toHaveURL("/research")
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden()
  })

  test("shows the docs menu only on docs pages and opens another page from it", async ({
    page,
  }) => {
    await page.goto("/blog")
    await expect(page.getByRole("button", { name: "Docs menu" })).toHaveCount(0)
    await page.goto("/docs/intro")
    await page.getByRole("button", { name: "Docs menu" }).click()
    const tree = docsTree(page)
    await expect(tree).toBeVisible()
    const category = tree.locator("details[name=docs]").first()
    await category.locator("> summary").click()
    await category.locator("> ul > li > a").first().click()
    await expect(page).not.toHaveURL("/docs/intro")
    await expect(tree).toBeHidden()
  })

  test("unfolds the contents of a document above its text", async ({ page }) => {
    await page.goto("/docs/intro")
    await page.getByRole("main").getByText("On this page").click()
    const link = page.getByRole("main").locator("details[open] a[href^='#']").first()
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(/#.+/)
  })
})
