import { pageDataPath } from "../content/artifact-paths"
import { themeOfAddress } from "./colour-mode"

/**
 * Script in the head of the page for embedding that starts loading the data of the page whose figure its address asks for, while the
 * document is still on its way; the figure is looked for in them when all scripts are there (src/templates/embed/find-figure.ts).
 */
export const figureDataPreload = `(function(p,l){if(!/^\\/[^\\/]/.test(p))return;l.rel="preload";l.as="fetch";l.crossOrigin="anonymous";l.href=encodeURI(${JSON.stringify(pageDataPath("/*"))}.split("/*").join(p));document.head.append(l)})((new URLSearchParams(location.search).get("page")||"").replace(/\\/+$/,""),document.createElement("link"))`

/** What runs in the head of the page for embedding, as one text, which one hash allows. */
export const embedScript = `${themeOfAddress};${figureDataPreload}`
