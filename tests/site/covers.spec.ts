import { expect, test } from "@playwright/test"
import { publishedText } from "./built-site"

/** Covers of the cards on a page, in order. */
function coversOn(page: string): string[] {
  const cards = publishedText(page).matchAll(/<article[^>]*><img [^>]*?src="([^"]+)"/g)
  return [...cards].map(([, src = ""]) => src)
}

test("embeds in an article the same cover as in its file", () => {
  for (const path of ["blog/grho-launches-on-uniswap-v4", "research/closing-a-position"]) {
    const html = publishedText(`${path}/index.html`)
    const [, address = ""] = /<img [^>]*?src="data:image\/svg\+xml,([^"]+)"/.exec(html) ?? []
    expect(decodeURIComponent(address)).toBe(publishedText(`covers/${path}.svg`))
  }
})

test("embeds the cover of a list's first article and links to those of the others", () => {
  for (const page of ["blog/index.html", "blog/page/2/index.html", "research/index.html"]) {
    const [first = "", ...others] = coversOn(page)
    const [, article = ""] = /<article.*?<h2><a href="([^"]+)"/s.exec(publishedText(page)) ?? []
    const text = decodeURIComponent(first.replace("data:image/svg+xml,", ""))
    // A large cover is linked instead.
    if (first.startsWith("data:")) expect(text).toBe(publishedText(`covers${article}.svg`))
    else expect(first).toBe(`/covers${article}.svg`)
    expect(others).toHaveLength(8)
    for (const src of others) expect(src).toMatch(/^\/covers\/.+\.svg$/)
  }
  expect(coversOn("blog/index.html")[0]).toMatch(/^data:/)
})
