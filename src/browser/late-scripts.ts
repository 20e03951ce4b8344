import { embedPath } from "../content/routes"

/** Id of the template that holds the page's scripts. */
export const lateScriptsId = "scripts"

/** On the root element's data, where the key of the search was pressed before the scripts came. */
export const earlyKey = "earlyKey"

/**
 * Script at the end of the document that lets the page's scripts out of their template once the first frame is
 * drawn, and the next one begins: until then the line and the processor belong to the text. A page in the background draws no frame and
 * does not wait for one, nor does the page for embedding, which has nothing to draw before its scripts.
 * See docs/decisions/0053-scripts-after-the-first-frame.md.
 *
 * The scripts are moved, not copied: a copy of an inline script is not trusted by a browser that asks for Trusted
 * Types. Each is a task of its own, since all at once hold a slow phone up (docs/decisions/0095-what-holds-up-a-page.md); a page in the
 * background, whose timers browsers let wait, gets them at once. The script of the page's family comes last, which Gatsby asks for
 * only when its own have run; the address is looked up, since the document stays when scripts change. Gatsby is told the page's path.
 * Ctrl or Cmd+K pressed meanwhile is remembered for the search (src/app/search-keys.ts): the load event may be over before
 * the scripts are there, and the browser would open a search of its own.
 * It is the same on all pages; path and family stand on the root element (src/layouts/render-document.tsx).
 */
export const lateScripts = `(function(t,d){onkeydown=function(e){if((e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey&&/^k$/i.test(e.key)){e.preventDefault();d.${earlyKey}=""}}
function f(later){window.pagePath=d.path;
[].slice.call(t.content.children).forEach(function(e){later(function(){document.body.append(e)})});
later(function(){(JSON.parse(___chunkMapping)[d.family]||[]).forEach(function(h){if(/css$/.test(h))return;var l=document.createElement("link");l.rel="preload";l.as="script";l.href=h;document.head.append(l)})})}
var r=requestAnimationFrame;document.hidden?f(function(g){g()}):d.path==="${embedPath}"?f(setTimeout):r(function(){r(function(){f(setTimeout)})})})(document.getElementById("${lateScriptsId}"),document.documentElement.dataset)`
