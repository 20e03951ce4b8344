import { readFileSync } from "node:fs"
import type { GatsbyConfig } from "gatsby"

/** The table in docs/architecture.md of what breaks without each plugin. */
const rows = [
  ...readFileSync("docs/architecture.md", "utf8").matchAll(
    /^\| `(gatsby-[\w-]+)` \| .+ \| `(tests\/\S+)`: (.+) \|$/gm,
  ),
].map(([, plugin = "", file = "", title = ""]) => ({ plugin, file, title }))

/** Gatsby's plugins when every optional feature is on. */
function plugins(): GatsbyConfig["plugins"] {
  Object.assign(process.env, {
    GATSBY_ANALYTICS_ID: "G-0000000000",
    GATSBY_ALGOLIA_APP_ID: "app",
    GATSBY_ALGOLIA_INDEX_NAME: "site",
    ALGOLIA_ADMIN_KEY: "admin",
  })
  return require("../../src/gatsby/plugins").plugins
}

test("lists every plugin and no other in the table", () => {
  const names = (plugins() ?? []).map(plugin =>
    typeof plugin === "object" && plugin ? plugin.resolve : plugin,
  )
  expect(rows.map(({ plugin }) => plugin).sort()).toEqual([...new Set(names)].sort())
})

test.each(rows)("has the test that the row of $plugin names", ({ file, title }) => {
  expect(readFileSync(file, "utf8")).toContain(`test("${title}"`)
})
