import { readFile } from "node:fs/promises"
import { violations } from "./axe"
import { expect, test } from "./test"

const numbers = ".lab-numbers"

test("a dragged strike changes the numbers and the address, which opens the same again to the digit", async ({
  page,
}) => {
  await page.goto("/lab")
  await page.mouse.move(5, 5)
  const strike = page.getByRole("slider", { name: "Leg 1, strike" })
  await expect(page.getByRole("combobox", { name: "Strategy" })).toBeEnabled()
  await strike.scrollIntoViewIfNeeded()
  const before = await strike.getAttribute("aria-valuetext")
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

test.describe("with a finger, on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test("the page has no room to scroll sideways, and its handles are dragged", async ({ page }) => {
    await page.goto("/lab?lab.s=1_a-sp-201360~78~1~2.sc-199360~78~1~1")
    const end = page.getByRole("slider", { name: "Leg 2, upper end of the range" })
    await end.scrollIntoViewIfNeeded()
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320)
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
    expect(Number(await end.getAttribute("aria-valuenow"))).toBeGreaterThan(Number(before))
  })
})

test("two positions are read and taken away, and nothing of it breaks the rules of accessibility", async ({
  page,
}) => {
  await page.goto("/lab?lab.s=1_a-sp-201360~78~1~2.sc-199360~78~1~1_nb-2_b-bc-200310~244")
  await expect(page.getByRole("radio", { name: "Edit B" })).toBeEnabled()
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the lab is a worked example with its numbers, formulas and table", async ({ page }) => {
    await page.goto("/lab", { waitUntil: "load" })
    await expect(page.getByRole("img", { name: /^Profit and loss/ })).toBeVisible()
    await expect(page.locator(numbers)).toContainText("below 1,265 USDC")
    await expect(page.getByRole("combobox", { name: "Strategy" })).toBeDisabled()
  })
})
