import { posix } from "node:path"
import { stringify } from "yaml"
import { withKey } from "../pages/front-matter-key"
import { docsOf, isPublished } from "./addresses"
import type { DocusaurusSite } from "./read-site"

type Texts = Map<string, string>

/** Sets `parse_number_prefixes: false` on pages of docs plugins that keep numbers in addresses. */
export function keepNumbers(site: DocusaurusSite, texts: Texts): void {
  for (const [file, text] of texts) {
    const owner = isPublished(file) ? docsOf(site, file) : undefined
    if (owner?.docs.options.numberPrefixParser !== false) continue
    const rest = posix.relative(owner.version.target, file)
    if (/(?:^|\/)\d+\s*[-_.]/.test(rest))
      texts.set(file, withKey(text, "parse_number_prefixes", "false"))
  }
}

/**
 * Adds a sidebar of folders to each further docs plugin that has none, because slugs and ids count
 * from the folder of a sidebar.
 */
export function separatePlugins({ docs }: DocusaurusSite, texts: Texts): void {
  for (const { id, versions } of docs.slice(1))
    for (const { target } of versions) {
      const file = posix.join(target, "sidebar.yaml")
      if (!texts.has(file)) texts.set(file, stringify({ [id]: [{ folder: "." }] }))
    }
}
