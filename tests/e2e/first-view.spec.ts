import { pageTypes } from "./page-types"
import { alive, expect, phone, test } from "./test"

test.use({ viewport: phone })

for (const { name, path } of pageTypes()) {
  test(`${name} starts without slow browser APIs`, async ({ page }) => {
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
    // In a style sheet, this line is not a comment and would break the first rule.
    expect(await page.content()).not.toContain("allFunctionsCalledOnLoad")
  })
}

for (const { letters, name, family, text } of [
  { letters: "Greek letters", name: "greek", family: "Inter Greek", text: "Σ and Δ" },
  { letters: "accents", name: "accents", family: "Inter Accents", text: "Émile, naïve, ¼" },
]) {
  test(`fetches the font file of ${letters} only when the page has some and renders them with it`, async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on("request", request => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === "font" && pathname.includes(name)) fetched.push(pathname)
    })
    await page.goto("/blog/tags")
    await alive(page)
    await page.evaluate(() => document.fonts.ready)
    expect(fetched).toEqual([])
    await page.evaluate(heading => {
      const [shown] = document.getElementsByTagName("h1")
      if (shown) shown.textContent = heading
    }, text)
    await expect.poll(() => fetched.length).toBe(1)
    const isLoaded = () =>
      page.evaluate(
        wanted =>
          [...document.fonts].some(
            face => face.family.includes(wanted) && face.status === "loaded",
          ),
        family,
      )
    await expect.poll(isLoaded).toBe(true)
  })
}
