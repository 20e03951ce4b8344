import { sizeFor, syntheticTree } from "./tree"

const small = sizeFor(70)

test("makes the same tree when the seed is the same", () => {
  expect(syntheticTree(small, 3)).toEqual(syntheticTree(small, 3))
})

test("makes other text when the seed differs", () => {
  expect(syntheticTree(small, 3)).not.toEqual(syntheticTree(small, 4))
})

test("keeps the site's proportions when there are about 700 pages", () => {
  const { sections, docs, terms } = sizeFor(700)
  const { blog, research } = sections
  expect(blog.articles / research.articles).toBeCloseTo(110 / 85, 1)
  expect(blog.tags / research.tags).toBeCloseTo(118 / 141, 1)
  expect(docs / blog.articles).toBeCloseTo(101 / 110, 1)
  expect(terms / docs).toBeCloseTo(39 / 101, 1)
})

test("divides the pages among sections, whatever their number", () => {
  const { sections, docs, terms, docsTags } = sizeFor(700)
  const own = Object.values(sections).map(({ articles, tags }) => articles + tags)
  const counted = own.reduce((sum, count) => sum + count, docs + terms + docsTags)
  expect(Math.abs(counted - 605)).toBeLessThan(10)
})

test("uses every tag of a section on some page", () => {
  const size = sizeFor(700)
  const tags = syntheticTree(size)
    .filter(({ path }) => path.startsWith("research/") && !path.endsWith(".yml"))
    .flatMap(({ text }) => /^tags: \[(.*)\]$/m.exec(text)?.[1]?.split(", ") ?? [])
  expect(new Set(tags).size).toBe(size.sections.research.tags)
})

test("imports tabs when a page uses them", () => {
  const withTabs = syntheticTree(sizeFor(700)).filter(({ text }) => text.includes("<Tabs>"))
  expect(withTabs.length).toBeGreaterThan(0)
  expect(withTabs.every(({ text }) => text.includes('from "@theme/Tabs"'))).toBe(true)
})

test("links only to files of the tree", () => {
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
