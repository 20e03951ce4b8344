import type { Problem } from "../../content/problem"
import type { Entry } from "../../content/schema/entry"
import { noticeComponent, type Safety } from "../../content/schema/safety"
import { closest } from "../../lib/closest"

/** Source of the notice's rule. */
interface RuleOrigin {
  file: string
  lineOf(path: string): number | undefined
}

/** Finds exceptions that match no document, and pages that show the notice more than once. */
export function checkSafety(
  entries: readonly Entry[],
  { pages }: Safety,
  { file, lineOf }: RuleOrigin,
): Problem[] {
  const ids = entries.flatMap(entry => (entry.collection === "docs" ? [entry.docId] : []))
  const folders = ids.flatMap(id => {
    const names = id.split("/").slice(0, -1)
    return names.map((_, index) => names.slice(0, index + 1).join("/"))
  })
  const places = new Set([...ids, ...folders])
  const unknown = pages.docsExcept.flatMap((place, index): Problem[] => {
    if (places.has(place)) return []
    const near = closest(place, [...places])
    return [
      {
        file,
        line: lineOf(`pages.docsExcept.${index}`),
        field: "pages.docsExcept",
        message: `the docs have no folder or page "${place}"`,
        fix: near
          ? `write "${near}"`
          : "write the name of a folder or page in content/docs, or remove this one",
      },
    ]
  })
  const repeated = entries
    .filter(
      ({ page: { components } }) =>
        components.filter(component => component === noticeComponent).length > 1,
    )
    .map(entry => ({
      file: entry.file,
      message: "the page shows the safety notice more than once",
      fix: "keep only one `<SafetyNotice />`",
    }))
  return [...unknown, ...repeated]
}
