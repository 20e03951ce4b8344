import { pageTypes } from "./page-types"
import { alive, expect, phone, test } from "./test"

test.use({ viewport: phone })

for (const { name, path } of pageTypes()) {
  test(`${name} comes to life without the browser's slow starters`, async ({ page }) => {
    await page.addInitScript(() => {
      const made: string[] = []
      Object.assign(window, { made })
      for (const kind of ["DateTimeFormat", "NumberFormat", "PluralRules", "Collator"] as const)
        Object.assign(Intl, {
          [kind]: new Proxy(Intl[kind], {
            construct(target, options, newTarget) {
              made.push(kind)
              return Reflect.construct(target, options, newTarget)
            },
          }),
        })
      const words = [
        [Date.prototype, "toLocaleDateString"],
        [Number.prototype, "toLocaleString"],
        [String.prototype, "localeCompare"],
      ] as const
      for (const [of, name] of words) {
        const own = Reflect.get(of, name)
        Object.assign(of, {
          [name](...given: unknown[]) {
            made.push(name)
            return Reflect.apply(own, this, given)
          },
        })
      }
    })
    const scripts: Promise<string>[] = []
    page.on("response", response => {
      const { pathname } = new URL(response.url())
      const first =
        /^\/(framework|app|articles|contract|docs|embed|home|others|component--)-.+\.js$/
      if (first.test(pathname)) scripts.push(response.text())
    })
    await page.goto(path)
    await alive(page)
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([])
    const texts = await Promise.all(scripts)
    expect(texts.length).toBeGreaterThan(2)
    for (const text of texts) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    // In a style sheet that is no comment, and takes the first rule along.
    expect(await page.content()).not.toContain("allFunctionsCalledOnLoad")
  })
}

test("the Greek letters' file is fetched where there is one, and shows it", async ({ page }) => {
  const fonts: string[] = []
  page.on("request", request => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname)
  })
  await page.goto("/blog/tags")
  await alive(page)
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.filter(font => font.includes("greek"))).toEqual([])
  await page.evaluate(() => {
    const [heading] = document.getElementsByTagName("h1")
    if (heading) heading.textContent = "Σ and Δ"
  })
  await expect.poll(() => fonts.filter(font => font.includes("greek")).length).toBe(1)
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes("Inter Greek") && status === "loaded",
      ),
    )
  await expect.poll(isLoaded).toBe(true)
})
