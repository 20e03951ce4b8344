import type { CreatePagesArgs } from "gatsby"
import { pagesLikeFiles } from "../../site/file-addresses"
import { renewNodes } from "../nodes/source-nodes"
import { session } from "../session"
import { pageSpecs } from "./page-specs"

/** Passes all pages and redirects in GraphQL to Gatsby; no other code does. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { actions, graphql, reporter } = args
  // Waits for the renewal that a saved file started. For a deleted file, Gatsby calls no other
  // hook.
  if (process.env.NODE_ENV === "development") await renewNodes(args)
  const { data, errors } = await graphql<Queries.SitePagesQuery>(`#graphql
    query SitePages {
      allPage {
        nodes {
          id
          kind
          path
          ... on Standalone {
            file
          }
        }
      }
      allRedirect {
        nodes {
          from
          to
        }
      }
    }
  `)
  if (!data) {
    reporter.panic("Could not query the pages", errors)
    return
  }
  const specs = pageSpecs(data.allPage.nodes)
  session.pagesLikeFiles = pagesLikeFiles(
    specs.map(({ path }) => path),
    session.pathPrefix,
  )
  for (const spec of specs) actions.createPage(spec)
  // Not redirected in the browser: no page links to these addresses (the check enforces this), and
  // the list would cost every reader bytes.
  for (const { from, to } of data.allRedirect.nodes) {
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: false,
    })
  }
}
