import type { RuleSetRule } from "webpack"
import { shortClassName } from "./short-class-name"

interface CssLoader {
  options?: { modules?: { localIdentName?: string; getLocalIdent?: typeof shortClassName } }
}

/**
 * Removes the style sheet's name from its class names, because every page carries all rules, and
 * many of its elements a class.
 * @param rules Gatsby's rules for style sheets
 */
export function shortenClassNames(rules: readonly RuleSetRule[]): void {
  for (const { use = [] } of rules)
    for (const { options } of Array.isArray(use) ? (use as CssLoader[]) : [])
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = shortClassName
}
