import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { pageTypes } from "./page-types"
import { hits, modalBox, searchFor } from "./search"
import { alive, test as base, desktop, expect } from "./test"

/**
 * The site under its own Content-Security-Policy with Trusted Types, as hosts send it. A violation
 * that a page reports fails the test.
 */
const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      await context.exposeFunction("tellViolation", (text: string) => void violations.push(text))
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", event => {
          const { effectiveDirective, blockedURI, sample, lineNumber, sourceFile } = event
          const place = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`
          Object(window).tellViolation(`${place} (${sourceFile}:${lineNumber})`)
        })
      })
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})

test.use({ viewport: desktop })

/** Scrolls through the page, so that everything that loads near the screen loads. */
async function readThrough(page: Page): Promise<void> {
  await page.mouse.move(10, 10)
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(done => requestAnimationFrame(done))
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo(0, y)
      await nextFrame()
    }
  })
}

for (const { name, path } of pageTypes()) {
  test(`${name}: runs its scripts and can be read to its end`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.headers()["content-security-policy"]).toContain("require-trusted-types-for")
    await readThrough(page)
    await page.waitForLoadState("networkidle")
    await expect(page.getByRole("main")).toBeVisible()
  })
}

test("opens a page of each type from another", async ({ page }) => {
  test.slow()
  await page.goto("/")
  for (const { path } of pageTypes()) {
    await page.evaluate(to => Object(window).___navigate(to), path)
    await expect(page).toHaveURL(url => decodeURI(url.pathname) === path)
  }
  await page.goBack()
  await alive(page)
})

test("updates structured data with the page", async ({ page }) => {
  await page.goto("/docs/intro")
  const data = page.locator('script[type="application/ld+json"]')
  const [before] = await data.allTextContents()
  await page.evaluate(() => Object(window).___navigate("/blog"))
  await expect(page).toHaveURL("/blog")
  await expect.poll(async () => (await data.allTextContents())[0]).not.toBe(before)
  for (const text of await data.allTextContents()) expect(() => JSON.parse(text)).not.toThrow()
})

test("finds results in the search dialog and on the search page", async ({ page }) => {
  await searchFor(page, "delta")
  await hits(page).first().click()
  await expect(modalBox(page)).toBeHidden()
  await page.goto("/search?q=gamma")
  const results = page.getByRole("region", { name: "Results" })
  await expect(results.getByRole("heading", { level: 2 }).first()).toBeVisible()
})

test("reads a figure by keyboard", async ({ page }) => {
  await page.goto("/markdown-page")
  const reader = page.getByRole("slider").first()
  await reader.scrollIntoViewIfNeeded()
  await expect(reader).toBeEnabled()
  const before = await reader.inputValue()
  await reader.press("ArrowRight")
  await expect(reader).not.toHaveValue(before)
})

test.describe("external hosts and missing pages", () => {
  test.use({ expectedNoise: [/request to another host: https:\/\/www\.youtube|status of 404/] })

  test("plays a video in a frame of its host", async ({ page }) => {
    await page.route(/youtube|vimeo|loom/, route =>
      route.fulfill({ contentType: "text/html", body: "<p>player" }),
    )
    await page.goto("/markdown-page")
    await page.locator("[data-embed-src]").first().click()
    const frame = page.locator("iframe").first()
    await expect(frame.contentFrame().getByText("player")).toBeVisible()
  })

  test("shows the 404 page at an unknown address", async ({ page }) => {
    const response = await page.goto("/nowhere")
    expect(response?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
})

test("redirects from a redirect page when the host does not redirect", async ({ page }) => {
  const stub = readFileSync("public/docs/index.html", "utf8")
  await page.route("**/stand-in*", async route => {
    const response = await route.fetch({ url: new URL("/docs/intro", page.url()).href })
    await route.fulfill({ response, body: stub })
  })
  await page.goto("/docs/intro")
  await page.goto("/stand-in?a=1#b", { waitUntil: "commit" })
  await expect(page).toHaveURL("/docs/intro?a=1#b")
})

test.describe("the purpose of the policy", () => {
  test.use({ expectedNoise: [/Content Security Policy|Trusted/] })

  test("blocks injected scripts, handlers, styles, and markup", async ({ page, violations }) => {
    await page.goto("/docs/intro")
    const ran = await page.evaluate(() => {
      const script = document.createElement("script")
      script.append("window.injected = 1")
      document.body.append(script)
      const style = document.createElement("style")
      style.append("main { display: none }")
      document.head.append(style)
      let refused = ""
      try {
        document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.injected = 1'>")
      } catch (error) {
        refused = String(error)
      }
      return { injected: Object(window).injected, refused }
    })
    expect(ran.injected).toBeUndefined()
    expect(ran.refused).toContain("TrustedHTML")
    await expect(page.getByRole("main")).toBeVisible()
    await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3)
    violations.length = 0
  })
})
