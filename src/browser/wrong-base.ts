/** Messages shown when the site's own scripts fail to load. */
export const baseTexts = {
  /** Text before and after the path that the page was found at. */
  wrong: [
    "This site is served at ",
    ", but it was built for the root of a domain, so its scripts, pictures and links do not work here. Serve it at / instead.",
  ],
  missing:
    "The scripts of this page did not load. You can read all of its text, but search and interactive figures do not work. Reload the page to try again.",
} as const

/**
 * Head script of the home page that explains why the page's scripts failed before any ran: a wrong
 * base path, or scripts out of reach. Must be ES5 without imports, because it is inlined into the
 * HTML verbatim.
 */
export const wrongBaseScript = `addEventListener("error",function f(e){var s=e.target,p=location.pathname.replace(/index\\.html$/,""),b
if(s.tagName!=="SCRIPT"||(s.getAttribute("src")||"")[0]!=="/"||window.___loader)return
removeEventListener("error",f,true)
b=document.createElement("p");b.setAttribute("role","alert");b.className="error-box"
b.textContent=p==="/"?${JSON.stringify(baseTexts.missing)}:${JSON.stringify(baseTexts.wrong[0])}+p+${JSON.stringify(baseTexts.wrong[1])}
document.body.prepend(b)},true)`
