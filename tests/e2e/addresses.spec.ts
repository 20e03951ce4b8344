import { join } from "node:path"
import { expect, test } from "./test"

test("/docs leads to the introduction", async ({ page }) => {
  await page.goto("/docs")
  await expect(page).toHaveURL("/docs/intro")
})

test("an old address of the contract reference leads to the new one and keeps its anchor", async ({
  page,
}) => {
  await page.goto("/docs/developers/V1.0/contract.PanopticPool#functions")
  await expect(page).toHaveURL("/docs/contracts/V1.0/contract.PanopticPool#functions")
})

test("an address with a slash shows the page of the one without", async ({ page }) => {
  await page.goto("/docs/intro/")
  await expect(page).toHaveURL("/docs/intro")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("an anchor with a lone percent sign names no place, and the page is shown", async ({
  page,
}) => {
  const title = page.getByRole("heading", { level: 1 })
  await page.goto("/docs/intro#100%")
  await page.locator("[data-ready]").waitFor()
  await expect(title).toBeVisible()
  await page.evaluate(() => window.___navigate("/docs/terms/delta#50%"))
  await expect(title).toHaveText("Delta")
  await page.evaluate(() => window.___navigate("/docs/terms/delta#60%"))
  await expect(page).toHaveURL("/docs/terms/delta#60%")
  await expect(title).toHaveText("Delta")
})

test("where the host does not redirect, the page at the old address does, with query and anchor", async ({
  page,
}) => {
  await page.route("**/docs?*", route =>
    route.fulfill({ path: join("public", "docs", "index.html") }),
  )
  await page.goto("/docs?from=mail#main")
  await expect(page).toHaveURL("/docs/intro?from=mail#main")
})

test.describe("without scripts", () => {
  // What is preloaded for the scripts is of no use here.
  test.use({ javaScriptEnabled: false, expectedNoise: [/preloaded using link preload/] })

  test("the page at an old address still leads on", async ({ page }) => {
    await page.route("**/docs?*", route =>
      route.fulfill({ path: join("public", "docs", "index.html") }),
    )
    await page.goto("/docs?from=mail")
    await expect(page).toHaveURL("/docs/intro")
  })
})

test.describe("an address that holds no page", () => {
  test.use({ expectedNoise: [/status of 404/] })

  test("shows where to go and answers 404", async ({ page }) => {
    const response = await page.goto("/docs/no-such-page")
    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is out of range")
    await page.getByRole("main").getByRole("link", { name: "Documentation" }).click()
    await expect(page).toHaveURL("/docs/intro")
  })
})
