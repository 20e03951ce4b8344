import ThemeShadowing from "gatsby/dist/internal-plugins/webpack-theme-component-shadowing"
import { searchLess } from "./fewer-searches"

test("removes Gatsby's search for shadowed theme files and keeps other resolver plugins", () => {
  const shadowing = Object.create(ThemeShadowing.prototype)
  const other = { apply() {} }
  const config = { resolve: { plugins: [shadowing, other] } }
  searchLess(config, [])
  expect(config.resolve.plugins).toEqual([other])
})

test("turns off the search for a PostCSS configuration when a rule uses PostCSS", () => {
  const postcssOptions: (() => object) & { config?: boolean } = () => ({})
  const use = [
    { loader: "css-loader", options: {} },
    { loader: "postcss-loader", options: { postcssOptions } },
  ]
  searchLess({}, [{ use: use as never }])
  expect(postcssOptions.config).toBe(false)
})
