import { docEntry } from "../../../tests/helpers/entries"
import { docsInstances } from "../../content/docs-instances"
import type { CategorySource } from "../../content/schema/category-file"
import type { DocEntry } from "../../content/schema/entry"
import {
  breadcrumbsOf,
  categoriesOf,
  flattenSidebar,
  type SidebarItem,
} from "../../content/sidebar"
import { docsTree } from "."

const [instance = docsInstances([])[0]] = docsInstances([])

function category(folder: string, data: CategorySource["data"]): CategorySource {
  return { file: `content/docs/${folder}/_category_.json`, version: "current", folder, data }
}

function sidebar(entries: DocEntry[], ...categories: CategorySource[]): SidebarItem[] {
  if (!instance) throw new Error("there is no docs version")
  return docsTree({ instance, entries, categories }).items
}

/** Labels as an outline: a category is `[label, items]`. */
function outline(items: readonly SidebarItem[]): unknown[] {
  return items.map(item =>
    item.type === "category" ? [item.label, outline(item.items)] : item.label,
  )
}

test("sorts siblings by position, then by prefix, then by name", () => {
  const items = sidebar([
    docEntry("zebra.md"),
    docEntry("apple.md"),
    docEntry("02-second.md"),
    docEntry("third.md", { frontMatter: { sidebar_position: 3 } }),
    docEntry("09-first.md", { frontMatter: { sidebar_position: 1 } }),
  ])
  expect(outline(items)).toEqual(["first", "second", "third", "apple", "zebra"])
})

test("sorts fractional positions between whole ones", () => {
  const items = sidebar([
    docEntry("b.md", { frontMatter: { sidebar_position: 2 } }),
    docEntry("a.md", { frontMatter: { sidebar_position: 1.5 } }),
    docEntry("c.md", { frontMatter: { sidebar_position: 1 } }),
  ])
  expect(outline(items)).toEqual(["c", "a", "b"])
})

test("sorts folders among documents by their own position", () => {
  const items = sidebar(
    [docEntry("03-late.md"), docEntry("guides/a.md"), docEntry("01-early.md")],
    category("guides", { position: 2 }),
  )
  expect(outline(items)).toEqual(["early", ["guides", ["a"]], "late"])
})

test("reads the number prefix of a folder as its position and removes it from the name", () => {
  const items = sidebar([docEntry("02-b/x.md"), docEntry("01-c/x.md")])
  expect(outline(items)).toEqual([
    ["c", ["x"]],
    ["b", ["x"]],
  ])
})

test("nests folders", () => {
  expect(outline(sidebar([docEntry("a/b/c.md"), docEntry("a/d.md")]))).toEqual([
    ["a", [["b", ["c"]], "d"]],
  ])
})

test("shows sidebar_label instead of the title", () => {
  const entry = docEntry("a.md", { title: "A long title", frontMatter: { sidebar_label: "Short" } })
  expect(outline(sidebar([entry]))).toEqual(["Short"])
})

test("names a folder by its category file", () => {
  expect(outline(sidebar([docEntry("a/b.md")], category("a", { label: "The A" })))).toEqual([
    ["The A", ["b"]],
  ])
})

test.each([
  [{}, undefined],
  [{ collapsed: true }, undefined],
  [{ collapsed: false }, true],
  [{ collapsible: false }, true],
])("reads the category file %j as open: %j", (data, open) => {
  const [item] = sidebar([docEntry("a/b.md")], category("a", data))
  expect(item?.type === "category" && item.open).toBe(open)
})

test.each(["index", "README", "guides"])("uses %s.md as the page of its folder", name => {
  const [item] = sidebar([docEntry(`guides/${name}.md`), docEntry("guides/a.md")])
  expect(item).toMatchObject({
    type: "category",
    path: "/docs/guides",
    overviewPath: "/docs/guides",
  })
  expect(outline(item ? [item] : [])).toEqual([[name, ["a"]]])
  expect(item).not.toHaveProperty("overview")
})

test("uses the position of a folder's own document for the folder", () => {
  const index = docEntry("z/index.md", { frontMatter: { sidebar_position: 1 } })
  const other = docEntry("z/other.md")
  expect(outline(sidebar([docEntry("02-b.md"), index, other]))).toEqual([["index", ["other"]], "b"])
})

test.each([
  ["sidebar_label", { sidebar_label: "Short" }, {}, "Short"],
  ["title", {}, {}, "A long title"],
  ["own label", { sidebar_label: "Short" }, { label: "Own" }, "Own"],
])("names a folder with an index by the %s", (_, frontMatter, data, label) => {
  const index = docEntry("a/index.md", { title: "A long title", frontMatter })
  expect(outline(sidebar([index, docEntry("a/b.md")], category("a", data)))).toEqual([
    [label, ["b"]],
  ])
})

test("makes a folder a link when it holds only its own page", () => {
  const index = docEntry("a/index.md", { title: "Alone" })
  expect(sidebar([index])).toEqual([{ type: "link", label: "Alone", path: "/docs/a" }])
})

test("derives the path of a generated index from its label and numbers repeated labels", () => {
  const link = { type: "generated-index" } as const
  const items = sidebar(
    [docEntry("b/x.md"), docEntry("a/x.md"), docEntry("a/in/x.md")],
    category("b", { label: "Overview", link }),
    category("a", { label: "Overview", link }),
    category("a/in", { label: "C++ & more", link }),
  )
  expect(categoriesOf(items).map(({ path }) => path)).toEqual([
    "/docs/category/overview",
    "/docs/category/c--more",
    "/docs/category/overview-1",
  ])
})

test("accepts any document as the page of a category", () => {
  const items = sidebar(
    [docEntry("terms/glossary.md"), docEntry("terms/ask.md")],
    category("terms", { link: { type: "doc", id: "terms/glossary" } }),
  )
  expect(items[0]).toMatchObject({ path: "/docs/terms/glossary" })
  expect(outline(items)).toEqual([["glossary", ["ask"]]])
})

test("finds the document of a category when it is named without its folder", () => {
  const items = sidebar(
    [docEntry("terms/glossary.md")],
    category("terms", { link: { type: "doc", id: "glossary" } }),
  )
  expect(items[0]).toMatchObject({ path: "/docs/terms/glossary" })
})

test("shows a category's document in a deeper folder once, with the category as its breadcrumb", () => {
  const items = sidebar(
    [docEntry("guides/a.md"), docEntry("guides/deep/start.md"), docEntry("guides/deep/b.md")],
    category("guides", { link: { type: "doc", id: "guides/deep/start" } }),
  )
  expect(outline(items)).toEqual([["start", ["a", ["deep", ["b"]]]]])
  expect(breadcrumbsOf(items, "/docs/guides/deep/start")).toEqual([
    { label: "start", path: "/docs/guides/deep/start" },
  ])
})

test("leaves out a folder when its only document is the page of an outer category", () => {
  const items = sidebar(
    [docEntry("guides/a.md"), docEntry("guides/deep/index.md")],
    category("guides", { link: { type: "doc", id: "guides/deep/index" } }),
  )
  expect(outline(items)).toEqual([["index", ["a"]]])
})

test("reports a missing document of a category at the category file", () => {
  if (!instance) throw new Error("there is no docs version")
  const { problems } = docsTree({
    instance,
    entries: [docEntry("terms/ask.md")],
    categories: [category("terms", { link: { type: "doc", id: "glosary" } })],
  })
  expect(problems).toEqual([
    {
      file: "content/docs/terms/_category_.json",
      field: "link.id",
      message: 'the category\'s document "glosary" does not exist',
      fix: 'write the id of a document, for example "terms/ask"',
    },
  ])
})

test("gives a folder without its own document an overview that its label does not link to", () => {
  const [item] = sidebar([docEntry("a/b.md")])
  expect(item).toMatchObject({
    overviewPath: "/docs/a",
    overview: { title: "a", linked: false },
  })
  expect(item).not.toHaveProperty("path")
})

test("keeps a document at the folder's address as an item and makes no overview when the link is null", () => {
  const items = sidebar(
    [docEntry("faq/faq", { title: "Questions" })],
    category("faq", { link: null }),
  )
  expect(items).toEqual([
    {
      type: "category",
      label: "faq",
      overviewPath: "/docs/faq",
      items: [{ type: "link", label: "Questions", path: "/docs/faq" }],
    },
  ])
})

test("gives a generated index its own title, address, and link", () => {
  const link = {
    type: "generated-index",
    title: "All",
    description: "Every one.",
    slug: "/all",
  } as const
  const [item] = sidebar([docEntry("a/b.md")], category("a", { link }))
  expect(item).toMatchObject({
    label: "a",
    path: "/docs/all",
    overviewPath: "/docs/all",
    overview: { title: "All", description: "Every one.", linked: true },
  })
})

test("omits unlisted documents and those of other versions", () => {
  const entries = [
    docEntry("a.md"),
    docEntry("b.md", { unlisted: true }),
    docEntry("c.md", { version: "1.0" }),
  ]
  expect(outline(sidebar(entries))).toEqual(["a"])
})

test("adds parts to the category of their folder by position", () => {
  if (!instance) throw new Error("there is no docs version")
  const item: SidebarItem = { type: "link", label: "Extra", path: "/docs/contracts/extra" }
  const { items } = docsTree({
    instance,
    entries: [docEntry("contracts/01-a.md"), docEntry("contracts/03-b.md")],
    categories: [],
    extras: [{ folder: "contracts", items: [{ position: 2, item }] }],
  })
  expect(outline(items)).toEqual([["contracts", ["a", "Extra", "b"]]])
})

const nested = sidebar([
  docEntry("01-intro.md"),
  docEntry("02-guides/index.md"),
  docEntry("02-guides/01-a.md"),
  docEntry("02-guides/02-deep/01-b.md"),
  docEntry("03-end.md"),
])

test("lists the document of a category before its items, without generated overviews", () => {
  expect(flattenSidebar(nested).map(({ path }) => path)).toEqual([
    "/docs/intro",
    "/docs/guides",
    "/docs/guides/a",
    "/docs/guides/deep/b",
    "/docs/end",
  ])
})

test("finds all categories, outer before inner", () => {
  expect(categoriesOf(nested).map(({ overviewPath }) => overviewPath)).toEqual([
    "/docs/guides",
    "/docs/guides/deep",
  ])
})

test("returns the categories above a page as breadcrumbs, outermost first", () => {
  expect(breadcrumbsOf(nested, "/docs/guides/deep/b")).toEqual([
    { label: "index", path: "/docs/guides" },
    { label: "deep", path: "/docs/guides/deep" },
  ])
})

test("returns only the categories above when the page is a category", () => {
  expect(breadcrumbsOf(nested, "/docs/guides/deep")).toEqual([
    { label: "index", path: "/docs/guides" },
  ])
})

test("returns no breadcrumbs when a page is at the top", () => {
  expect(breadcrumbsOf(nested, "/docs/intro")).toEqual([])
})

test("returns undefined when a page is outside the sidebar", () => {
  expect(breadcrumbsOf(nested, "/blog/x")).toBeUndefined()
})
