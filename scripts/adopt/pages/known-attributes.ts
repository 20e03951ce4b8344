import { literalOf } from "../site-compiler"
import type { Element } from "./context-of"
import type { Edit } from "./edits"
import type { PageValues } from "./page-values"
import { rangeOf } from "./positions"

/**
 * Edits that fill in known values of an element's attributes and remove attributes with other code,
 * and the names of those removed.
 * @param pictures paths of imported pictures by name
 */
export function knownAttributes(
  { attributes }: Element,
  source: string,
  values: PageValues,
  pictures: ReadonlyMap<string, string>,
): { attributes: Edit[]; removed: string[] } {
  const removed: string[] = []
  const edits = attributes.flatMap((attribute): Edit[] => {
    const [start, end] = rangeOf(attribute)
    const replaced = (text: string) => [{ start, end, text }]
    if (attribute.type !== "mdxJsxAttribute") {
      removed.push("{…}")
      return replaced("")
    }
    const { name, value } = attribute
    const asset = "pathname://"
    if (typeof value === "string" && value.startsWith(asset))
      return replaced(`${name}="${value.slice(asset.length)}"`)
    // The site drops styles, and multi-line ones look like an unclosed claim.
    if (name === "style" && source.slice(start, end).includes("\n")) return replaced("")
    if (!value || typeof value === "string") return []
    if (!literalOf(value.data?.estree, { constants: pictures }).refused) return []
    if (/^(?:style|className|key)$/.test(name)) return []
    const known = values.valueOf(value.value)?.value
    if (known !== undefined) return replaced(`${name}={${JSON.stringify(known)}}`)
    removed.push(name)
    return replaced("")
  })
  return { attributes: edits, removed }
}
