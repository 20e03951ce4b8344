/** Table of contents of the code that runs while Gatsby renders pages to HTML. */
export { onPreRenderHTML, onRenderBody } from "./src/layouts/render-document"
export { wrapPageElement } from "./src/layouts/wrap-page"
