import { readFile } from "node:fs/promises"
import { pageDataPath } from "../../src/content/artifact-paths"
import { expect, test } from "./test"

const path = "/docs/panoptic-protocol/liquidations"

test("sets a figure from its address and exports it as a link, numbers, and pictures", async ({
  page,
}) => {
  await page.goto(path)
  const figure = page.locator("main figure:has(fieldset)").first()
  await figure.scrollIntoViewIfNeeded()
  await page.mouse.move(5, 5)
  const slider = figure.locator("fieldset input").first()
  // The interactive figure replaces the served one.
  await expect.poll(() => figure.evaluate(each => each.closest("[data-live]") !== null)).toBe(true)
  await slider.press("ArrowRight")
  await slider.press("ArrowRight")
  const value = await slider.inputValue()
  await figure.getByText("Share or export").click()
  const href = await figure.getByRole("link", { name: "This figure as set" }).getAttribute("href")
  for (const [ending, start] of [
    ["CSV", /^[^\n]+,[^\n]+\r\n/],
    ["SVG", /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/],
    ["PNG", /^.PNG/],
  ] as const) {
    const waiting = page.waitForEvent("download")
    await figure.getByRole("button", { name: `Save ${ending}` }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(new RegExp(`^[\\w-]+\\.${ending.toLowerCase()}$`))
    expect(await readFile(await file.path(), "latin1")).toMatch(start)
  }

  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: "layout-shift", buffered: true })
  })
  await page.goto(`${path}${href}`)
  await expect(slider).toHaveValue(value)
  await expect(figure.getByText("the caption describes the original")).toBeVisible()
  expect(await page.evaluate("window.shifts.reduce((sum, one) => sum + one, 0)")).toBeLessThan(0.01)
  expect(page.url()).toContain(href)
})

test("shows a figure alone in another site's frame, set from its address and in that site's mode", async ({
  page,
}) => {
  await page.goto(path)
  const figure = page.locator("main figure:has(fieldset)").first()
  const id = (await figure.getAttribute("id"))?.replace("figure-", "") ?? ""
  const title = (await figure.locator("figcaption span").first().textContent()) ?? ""
  const dataOfItsPage: string[] = []
  page.on("request", request => {
    if (request.url().endsWith(pageDataPath(path))) dataOfItsPage.push(request.url())
  })
  const response = await page.goto(
    `/embed?page=${path}&figure=${id}&${id}.collateral-ratio-at-the-mint=0.5&theme=dark`,
  )
  expect(response?.headers()["content-security-policy"]).toContain("frame-ancestors *")
  expect(response?.headers()).not.toHaveProperty("x-frame-options")
  await expect(page.getByRole("figure", { name: title })).toBeVisible()
  // The head requests the data once, not the script that finds the figure.
  expect(dataOfItsPage).toHaveLength(1)
  const askedBy = await page.evaluate(
    url => performance.getEntriesByName(url).map(entry => Reflect.get(entry, "initiatorType")),
    dataOfItsPage[0] ?? "",
  )
  expect(askedBy[0]).toBe("link")
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  await expect(page.getByText("Share or export")).toBeHidden()
  await expect(page.getByRole("banner")).toHaveCount(0)
  const link = page.getByRole("link", { name: /, Panoptic$/ })
  expect(await link.getAttribute("href")).toContain(`${path}?${id}.`)
})
