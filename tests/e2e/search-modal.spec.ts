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

  test("a click on the button opens the modal, with the focus in its box", async ({ page }) => {
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

  test("its key counts before the scripts have come", async ({ page }) => {
    const slow = await gate(page, "**/app-*.js")
    await page.goto("/docs/intro", { waitUntil: "commit" })
    await slow.asked
    await page.keyboard.press("Control+k")
    await slow.open()
    await expect(modalBox(page)).toBeFocused()
  })

  test("Enter on the button opens it", async ({ page }) => {
    await searchButton(page).focus()
    await page.keyboard.press("Enter")
    await expect(modalBox(page)).toBeFocused()
    await expect(page).toHaveURL("/docs/intro")
  })

  test("typing on the button opens it with what is typed", async ({ page }) => {
    await searchButton(page).focus()
    await page.keyboard.type("delta")
    await expect(modalBox(page)).toHaveValue("delta")
    await expect(hits(page).first()).toBeVisible()
  })

  test("the focus makes it ready without opening it, so that Tab leads past it", async ({
    page,
  }) => {
    const script = page.waitForResponse(modalScript)
    await searchButton(page).focus()
    await script
    await page.keyboard.press("Tab")
    await expect(modal(page)).toHaveCount(0)
    await expect(searchButton(page)).not.toBeFocused()
  })

  test("keys that are pressed before its script has come stand in its box", async ({ page }) => {
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

test("what is selected on the page is searched for, and typing replaces it", async ({ page }) => {
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

test("a field keeps what is typed into it while the modal is on its way", async ({ page }) => {
  // Before the page: what one asks for just after may slip through.
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

test("Escape calls the modal off while it is on its way", async ({ page }) => {
  // Before the page: what one asks for just after may slip through.
  const slow = await gate(page, modalScript)
  await page.goto("/docs/intro")
  await page.keyboard.press("/")
  await slow.asked
  await page.keyboard.type("vega")
  await page.keyboard.press("Escape")
  await slow.open()
  // The script has come, with the style sheet that it waits for.
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('link[href*="search-modal"]')?.sheet,
  )
  await expect(modal(page)).toHaveCount(0)
  await page.keyboard.press("/")
  await expect(modalBox(page)).toHaveValue("")
})

test("a slash that is typed into a field is text", async ({ page }) => {
  await page.goto("/search")
  await page.getByRole("searchbox").focus()
  await page.keyboard.type("a/b")
  await expect(page.getByRole("searchbox")).toHaveValue("a/b")
  await expect(modal(page)).toHaveCount(0)
})

test.describe("without its script", () => {
  test.use({ expectedNoise: [/Failed to load resource|net::ERR_/] })

  test("the button leads to the search page", async ({ page }) => {
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

  test("Escape closes it and gives the focus back, also with a query", async ({ page }) => {
    await modalBox(page).fill("delta")
    await hits(page).first().waitFor()
    await page.keyboard.press("Escape")
    await expect(modal(page)).toHaveCount(0)
    await expect(searchButton(page)).toBeFocused()
  })

  test("Control+K closes it, too", async ({ page }) => {
    await page.keyboard.press("Control+k")
    await expect(modal(page)).toHaveCount(0)
    await expect(searchButton(page)).toBeFocused()
  })

  test("a click beside it closes it", async ({ page }) => {
    await page.mouse.click(40, 600)
    await expect(modal(page)).toHaveCount(0)
    await expect(page).toHaveURL("/docs/intro")
  })

  test("going back closes it", async ({ page }) => {
    await page.evaluate(() => {
      history.pushState({}, "", "#here")
      history.back()
    })
    await expect(modal(page)).toHaveCount(0)
  })

  test("the page scrolls again and is where it was", async ({ page }) => {
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

  test("the button opens it in full, and Cancel closes it", async ({ page }) => {
    await page.goto("/docs/intro")
    await searchButton(page).tap()
    await expect(modalBox(page)).toBeFocused()
    await modal(page).getByRole("button", { name: "Cancel" }).tap()
    await expect(modal(page)).toHaveCount(0)
    await expect(searchButton(page)).toBeFocused()
  })

  test("nothing is cut off on the narrowest screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await searchFor(page, "collateralRatioOfEveryThing liquidation")
    const wide = await modal(page).evaluate(dialog =>
      [...dialog.querySelectorAll("*")]
        .filter(element => element.getBoundingClientRect().right > 320)
        .map(({ className }) => className),
    )
    expect(wide).toEqual([])
  })

  test("its keyboard makes way when the list is moved", async ({ page }) => {
    await searchFor(page, "liquidation")
    await expect(modalBox(page)).toBeFocused()
    await hits(page).first().dispatchEvent("touchmove")
    await expect(modalBox(page)).not.toBeFocused()
  })

  test("controls are large enough for a finger", async ({ page }) => {
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
  test("Tab stays inside, in both directions", async ({ page }) => {
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

  test("arrows choose a hit, which the box names, and Enter leads to it", async ({ page }) => {
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

  test("ArrowUp from the first hit leads to the last, and back", async ({ page }) => {
    await onlyHeadings(page)
    await searchFor(page, "delta")
    await page.keyboard.press("ArrowUp")
    await expect(hits(page).last()).toHaveAttribute("aria-selected", "true")
    await expect(hits(page).last()).toBeInViewport()
    await page.keyboard.press("ArrowDown")
    await expect(hits(page).first()).toHaveAttribute("aria-selected", "true")
  })

  test("Control+Enter opens the hit in a new tab", async ({ page, context }) => {
    await onlyHeadings(page)
    await searchFor(page, "delta")
    const address = (await hits(page).first().getAttribute("href")) ?? ""
    const opened = context.waitForEvent("page")
    await page.keyboard.press("Control+Enter")
    await expect(await opened).toHaveURL(address)
    await expect(page).toHaveURL("/docs/intro")
  })

  test("the button beside the query empties it", async ({ page }) => {
    await searchFor(page, "delta")
    await modal(page).getByRole("button", { name: "Clear the query" }).click()
    await expect(modalBox(page)).toHaveValue("")
    await expect(modalBox(page)).toBeFocused()
    await expect(hits(page)).toHaveCount(0)
  })
})

test("takes no more than 64 characters", async ({ page }) => {
  await openModal(page)
  await page.keyboard.type("x".repeat(70))
  await expect(modalBox(page)).toHaveValue("x".repeat(64))
})

test("the page behind the open search is as wide as with its scroll bar", async ({
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
