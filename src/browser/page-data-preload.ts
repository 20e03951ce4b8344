import { pageDataPath } from "../content/artifact-paths"

/**
 * Script in front of a page's scripts (late-scripts.ts) that starts loading the page's data along with them; Gatsby asks for it only
 * after they have run. A link element would do for the bare address, but Gatsby appends the query of the
 * reader's address to that of the data, and a preload under another name is loaded in vain.
 *
 * It is the same on all pages, so that one hash allows it everywhere; the page's own address stands on the root
 * element (`data-path`, see src/layouts/render-document.tsx).
 */
export const pageDataPreload = `(function(p,l){l.rel="preload";l.as="fetch";l.crossOrigin="anonymous";l.href=${JSON.stringify(pageDataPath("/*"))}.replace("/*",p==="/"?"/index":p)+location.search;document.head.append(l)})(document.documentElement.dataset.path,document.createElement("link"))`
