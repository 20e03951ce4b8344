import { finalizeBody } from "../../markdown/html/finalize-body"
import { resolveFileLink } from "../check/check-links"
import type { Body, Json } from "../schema/body"
import type { Entry } from "../schema/entry"
import { usesComponent, withProps } from "../tree/body-components"
import { glossaryOn } from "../tree/glossary"
import type { LoadedSite } from "./load-site"

/** The body of a page with its links to files and its components' data filled in; pictures are still to come. */
export function finishedBody(entry: Entry, { content, drawn }: LoadedSite): Body {
  const files = { get: (file: string) => content.paths.get(file) }
  const body = finalizeBody(entry.page.body, {
    link: index => {
      const href = entry.page.links[index]?.href ?? ""
      return resolveFileLink(entry.file, href, files) ?? href
    },
    image: index => `<!--image:${index}-->`,
  })
  /** Props that the build fills in, by component. */
  const data: Record<string, () => Record<string, Json>> = {
    TermList: () => ({
      terms: glossaryOn(
        entry,
        content.docs.flatMap(({ docs }) => docs.map(doc => doc.entry)),
      ).map(term => ({ ...term })),
    }),
    Deployments: () => ({ deployments: (drawn.deployments ?? null) as Json }),
    SubgraphSchema: () => ({ subgraph: (drawn.subgraph ?? null) as Json }),
  }
  if (!Object.keys(data).some(name => usesComponent(body, name))) return body
  return withProps(body, ({ component, props }) => ({ ...props, ...data[component]?.() }))
}
