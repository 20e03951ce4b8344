import { pageDataPath } from "../content/artifact-paths"

/**
 * Script before the page's scripts (deferred-scripts.ts) that preloads the page's data under the
 * address that Gatsby requests, with the reader's query. It is the same on all pages, so that one
 * hash allows it; the page's path is in the root element's `data-path`
 * (src/layouts/render-document.tsx).
 */
export const pageDataPreload = `(function(p,l){l.rel="preload";l.as="fetch";l.crossOrigin="anonymous";l.href=${JSON.stringify(pageDataPath("/*"))}.replace("/*",p==="/"?"/index":p)+location.search;document.head.append(l)})(document.documentElement.dataset.path,document.createElement("link"))`
