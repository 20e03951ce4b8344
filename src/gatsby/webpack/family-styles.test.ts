import { keepFamilyStyles, withTemplates } from "./family-styles"

const chunk = (template: string) => `component---src-templates-${template}-index-tsx`
const templates = ["contract", "doc"]
  .map(name => `() => import("./x" /* webpackChunkName: "${chunk(name)}" */)`)
  .join()

test("pages of a styled family have its style sheet, others have none of their own", () => {
  const assetsByChunkName = {
    app: ["styles.1.css", "app-1.js"],
    docs: ["styles.1.css", "docs-1.js"],
    contract: ["styles.1.css", "contract.1.css", "contract-1.js"],
  }
  const list = JSON.parse(withTemplates(JSON.stringify({ assetsByChunkName }), templates))
  expect(list.assetsByChunkName).toEqual({
    ...assetsByChunkName,
    [chunk("contract")]: ["contract.1.css"],
  })
})

test("a styled family without a style sheet stops the build", () => {
  const files = { app: ["styles.1.css"], contract: ["styles.1.css", "contract-1.js"] }
  const stats = JSON.stringify({ assetsByChunkName: files })
  expect(() => withTemplates(stats, templates)).toThrow(/a style sheet of the family contract/)
})

test.each([
  [["contract"], false],
  [["contract", "docs"], true],
  [["docs"], true],
])("a sheet in the chunks %j is one of all pages: %s", (names, shared) => {
  const styles = { test: () => true }
  keepFamilyStyles({ splitChunks: { cacheGroups: { styles } } })
  const chunkGraph = { getModuleChunks: () => names.map(name => ({ name })) }
  expect(Reflect.apply(styles.test, styles, [{}, { chunkGraph }])).toBe(shared)
})

test("settings without a chunk for style sheets stop the build", () => {
  expect(() => keepFamilyStyles({ splitChunks: { cacheGroups: {} } })).toThrow(
    /a chunk for all style sheets/,
  )
})
