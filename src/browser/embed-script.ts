import { pageDataPath } from "../content/artifact-paths"
import { themeOfAddress } from "./color-mode"

/**
 * Head script of the embed page that preloads the data of the page whose figure the URL names. When
 * all scripts have loaded, the figure is looked up in that data
 * (src/templates/embed/find-figure.ts).
 */
export const figureDataPreload = `(function(p,l){if(!/^\\/[^\\/]/.test(p))return;l.rel="preload";l.as="fetch";l.crossOrigin="anonymous";l.href=encodeURI(${JSON.stringify(pageDataPath("/*"))}.split("/*").join(p));document.head.append(l)})((new URLSearchParams(location.search).get("page")||"").replace(/\\/+$/,""),document.createElement("link"))`

/** Head script of the embed page as one string, so that one hash in the CSP allows it. */
export const embedScript = `${themeOfAddress};${figureDataPreload}`
