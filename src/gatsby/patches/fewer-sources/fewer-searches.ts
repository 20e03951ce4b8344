import ThemeShadowing from "gatsby/dist/internal-plugins/webpack-theme-component-shadowing"
import type { Configuration, RuleSetRule } from "webpack"

interface StyleLoader {
  options?: { postcssOptions?: { config?: boolean } }
}

/**
 * Disables two searches that find nothing in this project and that a cold build repeats thousands
 * of times: for theme shadowing files at each import, and for a PostCSS configuration at each style
 * sheet.
 * @param styles Gatsby's rules for style sheets
 */
export function searchLess({ resolve }: Configuration, styles: readonly RuleSetRule[]): void {
  if (resolve?.plugins)
    resolve.plugins = resolve.plugins.filter(plugin => !(plugin instanceof ThemeShadowing))
  // `postcssOptions` is a function; the loader reads `config` as its property.
  for (const { use = [] } of styles)
    for (const { options } of Array.isArray(use) ? (use as StyleLoader[]) : [])
      if (options?.postcssOptions) options.postcssOptions.config = false
}
