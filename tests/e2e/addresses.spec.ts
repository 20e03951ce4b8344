import { join } from "node:path"
import { expect, test } from "./test"

test("redirects /docs to the introduction", async ({ page }) => {
  await page.goto("/docs")
  await expect(page).toHaveURL("/docs/intro")
})

test("redirects an old address of the contract reference and keeps its anchor", async ({
  page,
}) => {
  await page.goto("/docs/developers/V1.0/contract.PanopticPool#functions")
  await expect(page).toHaveURL("/docs/contracts/V1.0/contract.PanopticPool#functions")
})

test("shows the same page when the address ends in a slash", async ({ page }) => {
  await page.goto("/docs/intro/")
  await expect(page).toHaveURL("/docs/intro")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("shows the page when a lone percent sign makes its anchor invalid", async ({ page }) => {
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

test("redirects from the page at an old address when the host does not redirect", async ({
  page,
}) => {
  await page.route("**/docs?*", route =>
    route.fulfill({ path: join("public", "docs", "index.html") }),
  )
  await page.goto("/docs?from=mail#main")
  await expect(page).toHaveURL("/docs/intro?from=mail#main")
})

test.describe("without scripts", () => {
  // Preloads for scripts are unused here.
  test.use({ javaScriptEnabled: false, expectedNoise: [/preloaded using link preload/] })

  test("redirects from the page at an old address", async ({ page }) => {
    await page.route("**/docs?*", route =>
      route.fulfill({ path: join("public", "docs", "index.html") }),
    )
    await page.goto("/docs?from=mail")
    await expect(page).toHaveURL("/docs/intro")
  })
})

test.describe("an unknown address", () => {
  test.use({ expectedNoise: [/status of 404/] })

  test("shows where to go and responds with 404", async ({ page }) => {
    const response = await page.goto("/docs/no-such-page")
    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is out of range")
    await page.getByRole("main").getByRole("link", { name: "Documentation" }).click()
    await expect(page).toHaveURL("/docs/intro")
  })
})
