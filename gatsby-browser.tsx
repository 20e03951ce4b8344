/** Table of contents of the code that runs in the reader's browser, apart from pages. */
import "./src/styles/index.css"
// One style sheet from each group that is listed with the app script: see
// src/gatsby/patches/route-groups/style-groups.ts.
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
