/** Table of contents of what happens while pages become HTML. */
export { onPreRenderHTML, onRenderBody } from "./src/layouts/render-document"
export { wrapPageElement } from "./src/layouts/wrap-page"
