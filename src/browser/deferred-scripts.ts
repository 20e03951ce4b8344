import { embedPath } from "../content/routes"

/** Id of the template that holds the page's scripts. */
export const deferredScriptsId = "scripts"

/**
 * Data attribute of the root element, set when the search shortcut is pressed before the scripts
 * load (src/app/search-keys.ts).
 */
export const earlyKey = "earlyKey"

/**
 * Script that, after the first frame, moves the page's scripts out of their template (not copies,
 * which Trusted Types would reject), each in its own task, and preloads the route group's script.
 * It is the same on all pages, since path and route group are attributes of the root element
 * (src/layouts/render-document.tsx).
 *
 * @see docs/decisions/0053-scripts-after-the-first-frame.md and 0095-what-holds-up-a-page.md
 */
export const deferredScripts = `(function(t,d){onkeydown=function(e){if((e.ctrlKey||e.metaKey)&&!e.altKey&&!e.shiftKey&&/^k$/i.test(e.key)){e.preventDefault();d.${earlyKey}=""}}
function f(later){window.pagePath=d.path;
[].slice.call(t.content.children).forEach(function(e){later(function(){document.body.append(e)})});
later(function(){(JSON.parse(___chunkMapping)[d.family]||[]).forEach(function(h){if(/css$/.test(h))return;var l=document.createElement("link");l.rel="preload";l.as="script";l.href=h;document.head.append(l)})})}
var r=requestAnimationFrame;document.hidden?f(function(g){g()}):d.path==="${embedPath}"?f(setTimeout):r(function(){r(function(){f(setTimeout)})})})(document.getElementById("${deferredScriptsId}"),document.documentElement.dataset)`
