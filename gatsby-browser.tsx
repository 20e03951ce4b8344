/** Table of contents of what runs in the reader's browser besides the pages. */
import "./src/styles/index.css"
// The style sheet of all figures stands with the app script: see src/gatsby/webpack/family-styles.ts.
import "./src/content-components/parts/figure-frame/figure-frame.module.css"

export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onPrefetchPathname,
  onPreRouteUpdate,
  onRouteUpdate,
  replaceHydrateFunction,
} from "./src/browser/start/client-entry"
export { wrapPageElement } from "./src/layouts/wrap-page"
