import { gate } from "./faults"
import {
  hits,
  modal,
  modalBox,
  modalScript,
  onlyHeadings,
  openModal,
  searchButton,
  searchFor,
} from "./search"
import { desktop, expect, phone, test } from "./test"

test.use({ viewport: desktop })

test.describe("opening", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/docs/intro")
  })

  test("opens on a click on the button and focuses its box", async ({ page }) => {
    await searchButton(page).click()
    await expect(modalBox(page)).toBeFocused()
    await expect(modalBox(page)).toHaveAttribute("placeholder", "Search docs")
    await expect(modalBox(page)).toHaveValue("")
  })

  for (const key of ["Control+k", "Meta+k", "/"]) {
    test(`${key} opens it`, async ({ page }) => {
      await page.keyboard.press(key)
      await expect(modalBox(page)).toBeFocused()
      await expect(modalBox(page)).toHaveValue("")
    })
  }

  test("opens by its shortcut pressed before the scripts arrived", async ({ page }) => {
    const slow = await gate(page, "**/app-*.js")
    await page.goto("/docs/intro", { waitUntil: "commit" })
    await slow.asked
    await page.keyboard.press("Control+k")
    await slow.open()
    await expect(modalBox(page)).toBeFocused()
  })

  test("opens on Enter on the button", async ({ page }) => {
    await searchButton(page).focus()
    await page.keyboard.press("Enter")
    await expect(modalBox(page)).toBeFocused()
    await expect(page).toHaveURL("/docs/intro")
  })

  test("opens with the typed text when the reader types on the button", async ({ page }) => {
    await searchButton(page).focus()
    await page.keyboard.type("delta")
    await expect(modalBox(page)).toHaveValue("delta")
    await expect(hits(page).first()).toBeVisible()
  })

  test("loads on focus without opening, so that Tab moves past the button", async ({ page }) => {
    const script = page.waitForResponse(modalScript)
    await searchButton(page).focus()
    await script
    await page.keyboard.press("Tab")
    await expect(modal(page)).toHaveCount(0)
    await expect(searchButton(page)).not.toBeFocused()
  })

  test("puts keys pressed before its script arrived into its box", async ({ page }) => {
    const slow = await gate(page, modalScript)
    await page.goto("/docs/intro")
    await page.keyboard.press("/")
    await slow.asked
    await page.keyboard.type("vega")
    await slow.open()
    await expect(modalBox(page)).toHaveValue("vega")
    await page.keyboard.type("!")
    await expect(modalBox(page)).toHaveValue("vega!")
  })
})

test("searches for the selected text, which typing replaces", async ({ page }) => {
  await page.goto("/docs/intro")
  const heading = page.getByRole("main").getByRole("heading", { level: 1 })
  const title = (await heading.innerText()).trim()
  await heading.selectText()
  await page.keyboard.press("Control+k")
  await expect(modalBox(page)).toHaveValue(title)
  await expect(modal(page).getByRole("status")).toHaveText(new RegExp(`results? for ${title}$`))
  await page.keyboard.type("vega")
  await expect(modalBox(page)).toHaveValue("vega")
})

test("leaves typed text in another field while the modal loads", async ({ page }) => {
  // Installed before the page opens, because it could miss requests made right afterward.
  const slow = await gate(page, modalScript)
  await page.goto("/search")
  await page.keyboard.press("Control+k")
  await slow.asked
  const field = page.getByRole("searchbox")
  await field.pressSequentially("vega")
  await expect(field).toHaveValue("vega")
  await slow.open()
  await expect(modalBox(page)).toHaveValue("")
})

test("cancels a loading modal on Escape", async ({ page }) => {
  // Installed before the page opens, because it could miss requests made right afterward.
  const slow = await gate(page, modalScript)
  await page.goto("/docs/intro")
  await page.keyboard.press("/")
  await slow.asked
  await page.keyboard.type("vega")
  await page.keyboard.press("Escape")
  await slow.open()
  // The script has loaded when its style sheet has.
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('link[href*="search-modal"]')?.sheet,
  )
  await expect(modal(page)).toHaveCount(0)
  await page.keyboard.press("/")
  await expect(modalBox(page)).toHaveValue("")
})

test("types a slash into a field as text", async ({ page }) => {
  await page.goto("/search")
  await page.getByRole("searchbox").focus()
  await page.keyboard.type("a/b")
  await expect(page.getByRole("searchbox")).toHaveValue("a/b")
  await expect(modal(page)).toHaveCount(0)
})

test.describe("without its script", () => {
  test.use({ expectedNoise: [/Failed to load resource|net::ERR_/] })

  test("leads to the search page from the button", async ({ page }) => {
    await page.route(modalScript, route => route.abort())
    await page.goto("/docs/intro")
    await searchButton(page).click()
    await expect(page).toHaveURL("/search")
    await expect(page.getByRole("searchbox")).toBeVisible()
  })
})

test.describe("closing", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/docs/intro")
    await searchButton(page).click()
    await expect(modalBox(page)).toBeFocused()
  })

  test("closes on Escape and restores the focus, also with a query", async ({ page }) => {
    await modalBox(page).fill("delta")
    await hits(page).first().waitFor()
    await page.keyboard.press("Escape")
    await expect(modal(page)).toHaveCount(0)
    await expect(searchButton(page)).toBeFocused()
  })

  test("closes on Control+K", async ({ page }) => {
    await page.keyboard.press("Control+k")
    await expect(modal(page)).toHaveCount(0)
    await expect(searchButton(page)).toBeFocused()
  })

  test("closes on a click outside", async ({ page }) => {
    await page.mouse.click(40, 600)
    await expect(modal(page)).toHaveCount(0)
    await expect(page).toHaveURL("/docs/intro")
  })

  test("closes when going back", async ({ page }) => {
    await page.evaluate(() => {
      history.pushState({}, "", "#here")
      history.back()
    })
    await expect(modal(page)).toHaveCount(0)
  })

  test("unlocks scrolling and keeps the scroll position", async ({ page }) => {
    await page.keyboard.press("Escape")
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.keyboard.press("/")
    await expect(modalBox(page)).toBeFocused()
    await page.mouse.wheel(0, 500)
    await page.keyboard.press("Escape")
    await expect(modal(page)).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(400)
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe("hidden")
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true })

  test("opens in full screen and closes with Cancel", async ({ page }) => {
    await page.goto("/docs/intro")
    await searchButton(page).tap()
    await expect(modalBox(page)).toBeFocused()
    await modal(page).getByRole("button", { name: "Cancel" }).tap()
    await expect(modal(page)).toHaveCount(0)
    await expect(searchButton(page)).toBeFocused()
  })

  test("cuts nothing off on the narrowest screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await searchFor(page, "collateralRatioOfEveryThing liquidation")
    const wide = await modal(page).evaluate(dialog =>
      [...dialog.querySelectorAll("*")]
        .filter(element => element.getBoundingClientRect().right > 320)
        .map(({ className }) => className),
    )
    expect(wide).toEqual([])
  })

  test("hides the keyboard when the list is moved", async ({ page }) => {
    await searchFor(page, "liquidation")
    await expect(modalBox(page)).toBeFocused()
    await hits(page).first().dispatchEvent("touchmove")
    await expect(modalBox(page)).not.toBeFocused()
  })

  test("has controls large enough for a finger", async ({ page }) => {
    await searchFor(page, "liquidation")
    for (const control of await modal(page).getByRole("button").all()) {
      const box = await control.boundingBox()
      expect.soft(box?.height, await control.innerText()).toBeGreaterThanOrEqual(44)
    }
    for (const hit of await hits(page).all()) {
      expect.soft((await hit.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })
})

test.describe("by keyboard", () => {
  test("keeps the focus inside in both directions", async ({ page }) => {
    await searchFor(page, "delta")
    const inside = () => modal(page).evaluate(dialog => dialog.contains(document.activeElement))
    const stops = new Set<string>()
    for (const key of [...Array(8).fill("Tab"), ...Array(8).fill("Shift+Tab")] as string[]) {
      await page.keyboard.press(key)
      expect(await inside()).toBe(true)
      stops.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ""))
    }
    expect(stops.size, "the focus moved").toBeGreaterThan(2)
  })

  test("chooses a hit by arrows, names it in the box, and opens it on Enter", async ({ page }) => {
    await onlyHeadings(page)
    await searchFor(page, "delta")
    await expect(hits(page).nth(0)).toHaveAttribute("aria-selected", "true")
    await page.keyboard.press("ArrowDown")
    const second = hits(page).nth(1)
    await expect(second).toHaveAttribute("aria-selected", "true")
    const id = await second.getAttribute("id")
    await expect(modalBox(page)).toHaveAttribute("aria-activedescendant", id ?? "")
    const address = (await second.getAttribute("href")) ?? ""
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(address)
    await expect(modal(page)).toHaveCount(0)
  })

  test("wraps from the first hit to the last on ArrowUp and back", async ({ page }) => {
    await onlyHeadings(page)
    await searchFor(page, "delta")
    await page.keyboard.press("ArrowUp")
    await expect(hits(page).last()).toHaveAttribute("aria-selected", "true")
    await expect(hits(page).last()).toBeInViewport()
    await page.keyboard.press("ArrowDown")
    await expect(hits(page).first()).toHaveAttribute("aria-selected", "true")
  })

  test("opens the hit in a new tab on Control+Enter", async ({ page, context }) => {
    await onlyHeadings(page)
    await searchFor(page, "delta")
    const address = (await hits(page).first().getAttribute("href")) ?? ""
    const opened = context.waitForEvent("page")
    await page.keyboard.press("Control+Enter")
    await expect(await opened).toHaveURL(address)
    await expect(page).toHaveURL("/docs/intro")
  })

  test("clears the query with the button next to it", async ({ page }) => {
    await searchFor(page, "delta")
    await modal(page).getByRole("button", { name: "Clear the query" }).click()
    await expect(modalBox(page)).toHaveValue("")
    await expect(modalBox(page)).toBeFocused()
    await expect(hits(page)).toHaveCount(0)
  })
})

test("accepts at most 64 characters", async ({ page }) => {
  await openModal(page)
  await page.keyboard.type("x".repeat(70))
  await expect(modalBox(page)).toHaveValue("x".repeat(64))
})

test("keeps the width of the page behind the open search despite its scroll bar", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: desktop })
  const width = () => page.locator("main").evaluate(main => main.getBoundingClientRect().width)
  await page.goto("/blog")
  const before = await width()
  expect(before).toBeLessThan(desktop.width)
  await openModal(page, "/blog")
  expect(await width()).toBe(before)
  await browser.close()
})
