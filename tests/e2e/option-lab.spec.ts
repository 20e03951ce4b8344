import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { violations } from "./axe"
import { expect, test } from "./test"

const numbers = ".lab-numbers"

/** Waits until the lab's script has replaced the served example. */
const live = (page: Page) => page.locator(".lab[data-live]").waitFor()

test("updates numbers and address when a strike is dragged and restores both exactly", async ({
  page,
}) => {
  await page.goto("/lab")
  await page.mouse.move(5, 5)
  const strike = page.getByRole("slider", { name: "Leg 1, strike" })
  await live(page)
  const before = await strike.getAttribute("aria-valuetext")
  // Waits until the handle no longer moves.
  await strike.hover()
  const box = await strike.boundingBox()
  if (!box) throw new Error("the strike has no handle")
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 4 })
  await page.mouse.up()
  const after = await strike.getAttribute("aria-valuetext")
  expect(after).not.toBe(before)
  await expect(page).toHaveURL(/lab\.s=1_a-sp-\d+~244$/)
  const said = await page.locator(numbers).innerText()
  await page.goto(page.url())
  await expect(strike).toHaveAttribute("aria-valuetext", after ?? "")
  expect(await page.locator(numbers).innerText()).toBe(said)
})

test.describe("with a finger on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test("fits without scrolling sideways and allows dragging of its handles", async ({ page }) => {
    await page.goto("/lab?lab.s=1_a-sp-201360~78~1~2.sc-199360~78~1~1")
    await live(page)
    const end = page.getByRole("slider", { name: "Leg 2, upper end of the range" })
    await end.scrollIntoViewIfNeeded()
    await page.getByText("Token id and mint call").click()
    await page.getByText("Tokens and version").click()
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320)
    await page.getByRole("button", { name: "Done" }).click()
    // Below the chart, which stays at the top.
    await end.evaluate(each => each.scrollIntoView({ block: "end", behavior: "instant" }))
    const box = await end.boundingBox()
    if (!box) throw new Error("the end has no handle")
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const before = await end.getAttribute("aria-valuenow")
    const client = await page.context().newCDPSession(page)
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at === undefined ? [] : [{ x: at, y }],
      })
    await touch("touchStart", x)
    await touch("touchMove", x + 15)
    await touch("touchMove", x + 30)
    await touch("touchEnd")
    const after = async () => Number(await end.getAttribute("aria-valuenow"))
    await expect.poll(after).toBeGreaterThan(Number(before))
  })
})

test("counts the ETH of a covered call and shows what the options alone would lose", async ({
  page,
}) => {
  await page.goto("/lab")
  const list = page.getByRole("combobox", { name: "Strategy" })
  await live(page)
  await list.selectOption("Covered call")
  const worst = page.locator(`${numbers} details`, { hasText: "Worst case at any price" })
  await expect(worst.locator("summary")).toContainText(
    /−1,\d{3} USDC\s*options only: unlimited loss/,
  )
  const chance = page.locator(`${numbers} details`, { hasText: "Probability of profit" })
  await expect(chance.locator("summary")).toContainText(/\d+%\s*after 30 days, with 80% volatility/)
  await page.getByRole("combobox", { name: "Chart" }).selectOption("Profit and loss over time")
  await expect(page.getByRole("img", { name: /^Profit and loss over time/ })).toBeVisible()
  await expect(page.locator("#lab-chart path[class*=area]")).toHaveCount(1)
})

test("shows about the same loss on a straddle's card as in the figure above it", async ({
  page,
}) => {
  await page.goto("/docs/terms/straddle")
  const card = page.getByRole("figure", { name: "Long call 2,000 + long put 2,000" })
  await card.scrollIntoViewIfNeeded()
  await expect(card).toContainText("after 30 days of expected streamia")
  const worst = await card.locator("dl > div", { hasText: "Worst case" }).locator("dd").innerText()
  expect(Math.abs(Number(worst.replace(/[^\d.]/g, "")) / 365.2 - 1)).toBeLessThan(0.1)
})

test("applies what a reader chose before the script loaded", async ({ page }) => {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(/\/lab-[^/]+\.js$/, async route => {
    await arrived
    await route.continue()
  })
  await page.goto("/lab")
  await page.getByRole("combobox", { name: "Strategy" }).selectOption("Iron condor")
  await page.getByRole("spinbutton", { name: /^Price/ }).fill("2100")
  arrive()
  await live(page)
  await expect(page.getByRole("group", { name: /^Leg \d/ })).toHaveCount(4)
  await expect(page.getByRole("spinbutton", { name: /^Price/ })).toHaveValue("2100")
})

test("copies a card of the position as a picture of 1,200 by 630 pixels", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/lab?lab.s=1_a-sp-200310~40")
  await live(page)
  const button = page.getByRole("button", { name: "Copy card" })
  await button.click()
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible()
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const picture = await createImageBitmap((await item?.getType("image/png")) as Blob)
    return [picture.width, picture.height]
  })
  expect(size).toEqual([1200, 630])
})

test("turns a Uniswap range into the equivalent short put", async ({ page }) => {
  await page.goto("/uniswap-range")
  const tool = page.getByRole("region", { name: "Your Uniswap range" })
  await tool.scrollIntoViewIfNeeded()
  await tool.getByRole("spinbutton", { name: "Lower price, USDC" }).fill("1600")
  await tool.getByRole("spinbutton", { name: "Upper price, USDC" }).fill("2500")
  await expect(tool.getByRole("listitem").first()).toContainText("√(1,600 × 2,500) = 2,000 USDC")
  expect(await violations(page)).toEqual([])
  await tool.getByRole("link", { name: "Open this short put in the option lab" }).click()
  await live(page)
  await expect(page.getByRole("group", { name: /^Leg 1/ })).toContainText(
    /Sell put (1,99\d|2,00\d) ±25%/,
  )
  await page.getByText("Type your Uniswap range").click()
  await page.getByRole("button", { name: "Use this short put" }).click()
  await expect(page.getByRole("group", { name: /^Leg 1/ })).toContainText(/Sell put 1,98\d ±11%/)
})

test("links to the lab from the header, the docs menu, the introduction, and the home page with its state", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto("/docs/intro")
  await expect(page.getByRole("banner").getByRole("link", { name: "Lab" })).toBeVisible()
  const menu = page.getByRole("navigation", { name: "Docs" })
  await expect(menu.getByRole("link", { name: "Lab", exact: true })).toBeVisible()
  await expect(page.getByRole("main").locator('a[href="/lab"]')).toHaveCount(1)
  await page.goto("/")
  await page.getByRole("radio", { name: "Put" }).check({ force: true })
  await page.getByRole("slider", { name: /^Days held/ }).fill("40")
  await page.getByRole("link", { name: "Draw a payoff" }).click()
  await expect(page).toHaveURL(/\/lab\?lab\.s=1_c-0_h-40_a-bp-/)
})

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } })

    test("has the first control on the first screen and keeps the chart in view while a leg changes", async ({
      page,
    }) => {
      await page.goto("/lab")
      const list = page.getByRole("combobox", { name: "Strategy" })
      await live(page)
      await expect(list).toBeInViewport({ ratio: 1 })
      await list.selectOption("Iron condor")
      const chart = page.locator("#lab-chart [role=img]").filter({ visible: true })
      const leg = page.getByRole("group", { name: /^Leg 4/ })
      await leg.evaluate(each => each.scrollIntoView({ block: "end", behavior: "instant" }))
      await leg.locator("summary").click()
      const strike = leg.getByRole("spinbutton", { name: /^Strike/ })
      await expect(strike).toBeInViewport({ ratio: 1 })
      await expect(chart).toBeInViewport({ ratio: 1 })
      const [fields, picture] = [await strike.boundingBox(), await chart.boundingBox()]
      if (!fields || !picture) throw new Error("the strike or the chart has no box")
      if (width < 1024) expect(fields.y).toBeGreaterThan(picture.y + picture.height)
      await strike.fill("2600")
      await strike.press("Enter")
      await expect(leg.locator("summary")).toContainText(/Buy call 2,[56]\d\d/)
      await strike.press("Escape")
      await expect(strike).toBeHidden()
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await violations(page)).toEqual([])
    })
  })

test("reads and saves two positions without accessibility violations", async ({ page }) => {
  await page.goto("/lab?lab.s=1_a-sp-201360~78~1~2.sc-199360~78~1~1_nb-2_b-bc-200310~244")
  await live(page)
  for (const part of ["Token id and mint call", "Tokens and version", "Show data"])
    await page.getByText(part).click()
  await page.locator(`${numbers} summary`).first().click()
  // Scrolls to the top of the page, where the header covers no field.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await violations(page)).toEqual([])
  for (const [ending, start] of [
    ["SVG", /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/],
    ["PNG", /^.PNG/],
  ] as const) {
    const waiting = page.waitForEvent("download")
    await page.getByRole("button", { name: `Save ${ending}` }).click()
    expect(await readFile(await (await waiting).path(), "latin1")).toMatch(start)
  }
})

test("builds, moves, and shares an iron condor by keyboard alone and restores it exactly", async ({
  page,
}) => {
  await page.goto("/lab")
  const list = page.getByRole("combobox", { name: "Strategy" })
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab")
    if (await list.evaluate(element => element === document.activeElement)) break
  }
  await live(page)
  await list.focus()
  await page.keyboard.type("Iron c")
  await expect(page.getByRole("group", { name: /^Leg \d/ })).toHaveCount(4)
  const strike = page.getByRole("slider", { name: "Leg 4, strike" })
  await expect(strike).toHaveAttribute("aria-valuetext", /^Long call 2,\d{3} USDC$/)
  for (let presses = 0; presses < 90; presses++) {
    if (await strike.evaluate(element => element === document.activeElement)) break
    await page.keyboard.press("Tab")
  }
  await expect(strike).toBeFocused()
  const before = Number(await strike.getAttribute("aria-valuenow"))
  await page.keyboard.press("PageUp")
  await page.keyboard.press("ArrowLeft")
  const after = Number(await strike.getAttribute("aria-valuenow"))
  expect(after).toBeGreaterThan(before)
  await expect(page.getByRole("status").filter({ hasText: "Worst case" })).toHaveText(
    /^Long put .*\. Breakevens .*\. Worst case −/,
  )
  await expect(page).toHaveURL(({ search }) => {
    const tick = Number(/\.bc(-\d+)~78~1~3$/.exec(search)?.[1])
    return Math.abs((1.0001 ** tick * 1e12) / after - 1) < 1e-5
  })
  const said = await page.locator(numbers).innerText()
  await page.goto(page.url())
  await expect(strike).toHaveAttribute("aria-valuenow", String(after))
  expect(await page.locator(numbers).innerText()).toBe(said)
})

test("opens the legs of every listed strategy and restores the same numbers from its address", async ({
  page,
  context,
}) => {
  test.slow()
  await page.goto("/lab")
  const list = page.getByRole("combobox", { name: "Strategy" })
  const [, ...strategies] = await list.locator("option").allInnerTexts()
  expect(strategies).toContain("Calendar spread")
  const copy = await context.newPage()
  for (const strategy of strategies)
    await test.step(strategy, async () => {
      await page.goto("/lab")
      await page.mouse.move(5, 5)
      await live(page)
      await list.selectOption(strategy)
      await expect(page).toHaveURL(/lab\.s=1_/)
      await copy.goto(page.url())
      // Until the lab has read its address, the numbers are those of its first position.
      await live(copy)
      const opened = await copy.locator(numbers).innerText()
      await expect.poll(() => page.locator(numbers).innerText()).toBe(opened)
      await expect(copy.getByRole("alert")).toHaveCount(0)
      const legs = await copy.getByRole("group", { name: /^Leg \d/ }).count()
      await expect(copy.getByRole("slider", { name: /, strike$/ })).toHaveCount(legs)
    })
})

test.describe("without a connection", () => {
  // Ignores prefetches of visible links that are pending when the connection fails, which the lab
  // does not need.
  test.use({ expectedNoise: [/net::ERR_INTERNET_DISCONNECTED/] })

  test("keeps working in an open lab", async ({ page, context }) => {
    await page.goto("/lab?lab.s=1_a-sp-200310~40")
    await live(page)
    await context.setOffline(true)
    await page.getByRole("button", { name: "Add a leg" }).click()
    await page.getByRole("combobox", { name: "Chart" }).selectOption("Collateral by price")
    await page.getByRole("button", { name: "Compare with a second position" }).click()
    await page.getByText("Token id and mint call").click()
    await expect(page.getByText("mintOptions(").first()).toBeVisible()
    const waiting = page.waitForEvent("download")
    await page.getByRole("button", { name: "Save PNG" }).click()
    expect(await readFile(await (await waiting).path(), "latin1")).toMatch(/^.PNG/)
    await expect(page).toHaveURL(/_b-bc-/)
  })
})

test("distinguishes profit from loss in forced colors, animates nothing, and prints numbers and legs", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
  await page.goto("/lab?lab.s=1_a-sp-200310~40")
  await live(page)
  const looks = await page
    .locator("#lab-chart path[class*=area]")
    .evaluateAll(areas =>
      areas.map(area => getComputedStyle(area)).map(style => [style.fill, style.strokeDasharray]),
    )
  expect(new Set(looks.map(String)).size).toBe(2)
  expect(looks).toContainEqual(["none", "3px, 4px"])
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
  )
  expect(running).toBe(0)
  await page.emulateMedia({ forcedColors: "none", media: "print" })
  for (const part of ["#lab-chart [role=img]", ".lab-handles", ".lab-warnings", numbers])
    await expect(page.locator(part)).toBeVisible()
  await expect(page.locator(".lab-handles text")).toHaveText("Short put 2,000")
})

test("shows a position in a text as a card without scripts and lets other sites embed it", async ({
  page,
}) => {
  await page.goto("/docs/terms/naked")
  const card = page.getByRole("figure", { name: "Short call 1,000" })
  await card.scrollIntoViewIfNeeded()
  await expect(card).toContainText("unlimited loss")
  const link = card.getByRole("link", { name: "Open this naked call in the option lab" })
  const state = ((await link.getAttribute("href")) ?? "").replace("/lab", "")
  await page.goto(`/embed${state}`)
  await expect(page.getByRole("figure", { name: "Short call 1,000" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Option lab, Panoptic" })).toBeVisible()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("shows the lab as a worked example with its numbers", async ({ page }) => {
    await page.goto("/lab", { waitUntil: "load" })
    await expect(page.getByRole("img", { name: /^Profit and loss/ })).toBeVisible()
    await expect(page.locator(numbers)).toContainText("1,265 USDC or lower")
    await expect(page.getByText("Start from a strategy")).toBeHidden()
    await expect(page.getByText("This is a worked example.")).toBeVisible()
  })
})
