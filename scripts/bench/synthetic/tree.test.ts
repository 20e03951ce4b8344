import { sizeFor, syntheticTree } from "./tree"

const small = sizeFor(70)

test("the same seed makes the same tree", () => {
  expect(syntheticTree(small, 3)).toEqual(syntheticTree(small, 3))
})

test("another seed makes other text", () => {
  expect(syntheticTree(small, 3)).not.toEqual(syntheticTree(small, 4))
})

test("about 700 pages have the site's own proportions", () => {
  expect(sizeFor(700)).toEqual({
    sections: { blog: { articles: 110, tags: 118 }, research: { articles: 85, tags: 141 } },
    docs: 101,
    terms: 39,
    docsTags: 11,
  })
})

test("every tag of a section is on some page", () => {
  const size = sizeFor(700)
  const tags = syntheticTree(size)
    .filter(({ path }) => path.startsWith("research/") && !path.endsWith(".yml"))
    .flatMap(({ text }) => /^tags: \[(.*)\]$/m.exec(text)?.[1]?.split(", ") ?? [])
  expect(new Set(tags).size).toBe(size.sections.research.tags)
})

test("a page that uses tabs imports them", () => {
  const withTabs = syntheticTree(sizeFor(700)).filter(({ text }) => text.includes("<Tabs>"))
  expect(withTabs.length).toBeGreaterThan(0)
  expect(withTabs.every(({ text }) => text.includes('from "@theme/Tabs"'))).toBe(true)
})

test("links lead to files of the tree", () => {
  const files = syntheticTree(small)
  const routes = new Set(
    files.map(({ path, text }) => {
      const slug = /^slug: (.*)$/m.exec(text)?.[1]
      const section = path.split("/")[0]
      return slug ? `/${section}/${slug}` : `/${path.replace(/\.mdx?$/, "")}`
    }),
  )
  const links = files.flatMap(({ text }) =>
    [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to),
  )
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(link => !routes.has(link ?? ""))).toEqual([])
})
