/** Table of contents of what runs in the reader's browser besides the pages. */
import "./src/styles/index.css"
// One of each group of style sheets that stands with the app script: see src/gatsby/patches/route-groups/style-groups.ts.
import "./src/components/docs-sidebar/docs-sidebar.module.css"
import "./src/components/page-footer/page-footer.module.css"
import "./src/content-components/parts/figure-frame/figure-frame.module.css"

export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onPrefetchPathname,
  onPreRouteUpdate,
  onRouteUpdate,
  replaceHydrateFunction,
} from "./src/app/client-entry"
export { wrapPageElement } from "./src/layouts/wrap-page"
