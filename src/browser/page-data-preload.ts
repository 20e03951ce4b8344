import { pageDataPath } from "../content/artefact-paths"

/**
 * Script of a page's head that starts loading the page's data along with the scripts; Gatsby asks for it only
 * after they have run. A link element would do for the bare address, but Gatsby appends the query of the
 * reader's address to that of the data, and a preload under another name is loaded in vain.
 *
 * @param pathname route of the page, as Gatsby names it
 */
export function pageDataPreload(pathname: string): string {
  const address = JSON.stringify(pageDataPath(pathname.replace(/(.)\/$/, "$1"))).replaceAll(
    "<",
    "\\u003c",
  )
  return `(function(l){l.rel="preload";l.as="fetch";l.crossOrigin="anonymous";l.href=${address}+location.search;document.head.append(l)})(document.createElement("link"))`
}
