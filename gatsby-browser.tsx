/** Table of contents of what runs in the reader's browser besides the pages. */
import "./src/styles/index.css"

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
