import type { CreatePagesArgs } from "gatsby"
import { pagesLikeFiles } from "../../site/file-addresses"
import { renewNodes } from "../nodes/source-nodes"
import { session } from "../session"
import { pageSpecs } from "./page-specs"

/** The one place where pages and redirects are handed to Gatsby: whatever GraphQL says there is. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { actions, graphql, reporter } = args
  // Waits for what a saved file has set going; and no other hook is called for a file that was deleted.
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
    reporter.panic("the pages could not be queried", errors)
    return
  }
  const specs = pageSpecs(data.allPage.nodes)
  session.pagesLikeFiles = pagesLikeFiles(
    specs.map(({ path }) => path),
    session.pathPrefix,
  )
  for (const spec of specs) actions.createPage(spec)
  // Not in the browser: no page links to them (the check sees to it), and the list would cost every reader bytes.
  for (const { from, to } of data.allRedirect.nodes) {
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: false,
    })
  }
}
