import { contentTree, docEntry } from "../../../tests/helpers/entries"
import { docsInstances } from "../../content/docs-instances"
import { pageList } from "../page-list"
import { siteContent } from "../site-content"
import { searchablePages } from "./searchable-pages"

function categoriesOf(versions: readonly string[]) {
  const older = versions.flatMap(version => [
    docEntry("guides/a.md", { version, path: `/docs/${version}/guides/a` }),
  ])
  const tree = contentTree({
    entries: [...contentTree().entries, docEntry("guides/a.md"), ...older],
    instances: docsInstances(versions),
  })
  const content = siteContent(tree, false)
  const pages = searchablePages(pageList(content), content, {})
  return new Map(pages.map(({ path, category, version }) => [path, [category, version]]))
}

test("adds the version to the category of a page unless it is the current version", () => {
  const categories = categoriesOf(["2.0.0-beta", "1.0"])
  expect(categories.get("/docs/guides/a")).toEqual(["guides", "current"])
  expect(categories.get("/docs/1.0/guides/a")).toEqual(["guides (1.0)", "1.0"])
  expect(categories.get("/docs/2.0.0-beta/guides/a")).toEqual(["guides (2.0.0-beta)", "2.0.0-beta"])
})

test("adds no version when there is only one", () => {
  expect(categoriesOf([]).get("/docs/guides/a")).toEqual(["guides", "current"])
})
