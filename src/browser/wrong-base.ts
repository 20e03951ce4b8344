/** Said where the site's own scripts cannot be loaded. */
export const baseTexts = {
  /** Around the path that the page was found at. */
  wrong: [
    "This site is served at ",
    ", but it was built for the root of a domain, so its scripts, pictures and links do not work here. Serve it at / instead.",
  ],
  missing:
    "The scripts of this page did not load. You can read all of its text, but search and interactive figures do not work. Reload the page to try again.",
} as const

/**
 * Script of the home page's head. Where one of the page's own scripts fails before any has run, it says why:
 * the site is served below another path than it was built for, or the scripts are out of reach. Plain ES5, no
 * imports: it is written into the HTML as it stands.
 */
export const wrongBaseScript = `addEventListener("error",function f(e){var s=e.target,p=location.pathname.replace(/index\\.html$/,""),b
if(s.tagName!=="SCRIPT"||(s.getAttribute("src")||"")[0]!=="/"||window.___loader)return
removeEventListener("error",f,true)
b=document.createElement("p");b.setAttribute("role","alert");b.className="error-box"
b.textContent=p==="/"?${JSON.stringify(baseTexts.missing)}:${JSON.stringify(baseTexts.wrong[0])}+p+${JSON.stringify(baseTexts.wrong[1])}
document.body.prepend(b)},true)`
