import { expect, test } from "@playwright/test"
import { builtPages } from "./built-site"

const page = (path: string) => builtPages().find(built => built.path === path)

test("redirects addresses of merged tags and of their further pages", () => {
  const target = (path: string) => page(path)?.html.match(/data-to="([^"]*)"/)?.[1]
  expect(target("/blog/tags/uniswwap")).toBe("/blog/tags/uniswap")
  expect(target("/blog/tags/ux-ui")).toBe("/blog/tags/ui-ux")
  expect(target("/research/tags/lp/page/2")).toBe("/research/tags/lps/page/2")
})

test("lists tags with several articles and folds those with one, whose pages exist", () => {
  for (const section of ["blog", "research"]) {
    const [shown = "", folded = ""] = page(`/${section}/tags`)?.html.split("<details") ?? []
    const links = (html: string) => html.match(new RegExp(`/${section}/tags/[^"]+`, "g")) ?? []
    expect(links(shown).length).toBeGreaterThan(30)
    expect(links(folded).length).toBeGreaterThan(30)
    expect(links(folded).filter(path => !page(path))).toEqual([])
  }
})

test("shows the whole glossary and working letter links without scripts", () => {
  const glossary = page("/docs/terms/glossary")
  const letters = glossary?.html.match(/href="#letter-\w"/g) ?? []
  expect(letters.length).toBeGreaterThan(10)
  for (const letter of letters)
    expect(glossary?.ids.has(letter.slice('href="#'.length, -1))).toBe(true)
})
