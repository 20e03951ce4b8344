import type { Page } from "@playwright/test"
import { measurementId } from "../full-site/full-site"
import {
  callsOnGoogle,
  chosenBefore,
  commands,
  expectViews,
  standInForGoogle,
} from "../full-site/google"
import { test } from "../full-site/test"
import { follow } from "./faults"
import { desktop, expect } from "./test"

/** Checks which page views are counted when the reader has allowed it. */
test.use({ viewport: desktop, expectedNoise: [callsOnGoogle] })

const intro = "/docs/intro Introduction to the fixture"

async function open(page: Page, path: string): Promise<string[]> {
  await chosenBefore(page.context(), "granted")
  const asked = await standInForGoogle(page.context())
  await page.goto(path)
  return asked
}

test("counts the first page once with title, address, and path", async ({ page, baseURL }) => {
  const asked = await open(page, "/docs/intro?from=mail#a-section")
  await expectViews(page, ["/docs/intro?from=mail#a-section Introduction to the fixture"])
  expect(await commands(page, "event")).toEqual([
    [
      "event",
      "page_view",
      {
        page_title: await page.title(),
        page_location: `${baseURL}/docs/intro?from=mail#a-section`,
        page_path: "/docs/intro?from=mail#a-section",
      },
    ],
  ])
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${measurementId}`])
})

test("configures the measurement without its own page views and with anonymized IP addresses", async ({
  page,
}) => {
  await open(page, "/docs/intro")
  expect(await commands(page, "config")).toEqual([
    [
      "config",
      measurementId,
      expect.objectContaining({ anonymize_ip: true, send_page_view: false }),
    ],
  ])
})

test("counts each page that a link, back, or forward leads to with its own title", async ({
  page,
}) => {
  await open(page, "/docs/intro")
  await page.getByRole("link", { name: "first guide", exact: true }).click()
  const anchored = "/docs/guides/first#second-part First guide"
  await expectViews(page, [intro, anchored])
  await page.getByRole("link", { name: "Blog", exact: true }).first().click()
  const blog = "/blog Panoptic Blog"
  await expectViews(page, [intro, anchored, blog])
  await page.goBack()
  await expectViews(page, [intro, anchored, blog, anchored])
  await page.goForward()
  await expectViews(page, [intro, anchored, blog, anchored, blog])
})

test("counts another query or hash of the page but not the same address", async ({ page }) => {
  await open(page, "/docs/intro")
  await page.getByRole("link", { name: "this part" }).click()
  const section = "/docs/intro#a-section Introduction to the fixture"
  await expectViews(page, [intro, section])
  await page.getByRole("link", { name: "this part" }).click()
  await follow(page, "/docs/intro#a-section")
  await expectViews(page, [intro, section])
  await follow(page, "/docs/intro?a=1")
  await expectViews(page, [intro, section, "/docs/intro?a=1 Introduction to the fixture"])
})

test("does not count typing on the search page, although it changes the address", async ({
  page,
}) => {
  await open(page, "/search")
  await page.getByRole("main").getByRole("searchbox").fill("guide")
  await expect(page).toHaveURL("/search?q=guide")
  await page.getByRole("main").getByRole("link", { name: /guide/i }).first().click()
  await expect(page).not.toHaveURL(/search/)
  const names = async () => (await commands(page, "event")).map(([, name]) => name)
  // The found page, and an event for following a result
  await expect.poll(names).toHaveLength(3)
  expect((await names()).filter(name => name === "page_view")).toHaveLength(2)
})

test("counts an old address as the page that it redirects to", async ({ page }) => {
  await open(page, "/docs/guides/first")
  await follow(page, "/docs")
  await expect(page).toHaveURL("/docs/intro")
  await expectViews(page, [intro])
  await page.goto("/old-first")
  await expectViews(page, ["/docs/guides/first#second-part First guide"])
})

test("counts a page that does not exist once at its address", async ({ page }) => {
  await open(page, "/docs/no-such-page")
  await expectViews(page, ["/docs/no-such-page Page not found"])
  await follow(page, "/docs/intro")
  await expectViews(page, ["/docs/no-such-page Page not found", intro])
  await follow(page, "/docs/none-either")
  await expectViews(page, [
    "/docs/no-such-page Page not found",
    intro,
    "/docs/none-either Page not found",
  ])
})

test("counts the next page but not a reload", async ({ page }) => {
  await open(page, "/docs/intro")
  await expectViews(page, [intro])
  await page.reload()
  await page.getByRole("link", { name: "Blog", exact: true }).first().click()
  await expectViews(page, ["/blog Panoptic Blog"])
})

test("removes email addresses and accounts from the data that is sent", async ({ page }) => {
  const account = `0x${"aB".repeat(20)}`
  await open(page, `/search?q=${account}&from=ann%40example.org`)
  await expect.poll(async () => (await commands(page, "event")).length).toBe(1)
  const told = JSON.stringify(await page.evaluate(() => Reflect.get(window, "dataLayer")))
  expect(told).not.toMatch(/0xab|ann/i)
})

test.describe("when Google's script is blocked", () => {
  test.use({ expectedNoise: [/status of 404|googletagmanager|ERR_BLOCKED_BY_CLIENT/] })

  test("keeps pages working", async ({ page, context }) => {
    await chosenBefore(context, "granted")
    await context.route(/googletagmanager/, route => route.abort("blockedbyclient"))
    await page.goto("/docs/intro")
    await page.getByRole("link", { name: "first guide", exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("First guide")
  })
})

test("prints each event to the console for analysts with the reason why it is not sent", async ({
  page,
  context,
}) => {
  const printed: string[] = []
  page.on("console", message => {
    if (message.type() === "info") printed.push(message.text())
  })
  await chosenBefore(context, "denied")
  await page.goto("/docs/intro?debug=analytics")
  await follow(page, "/blog")
  await expect.poll(() => printed.length).toBe(2)
  expect(printed[1]).toContain("page_view (not sent: the reader has declined)")
  expect(printed[1]).toContain('"page_path": "/blog"')
})
