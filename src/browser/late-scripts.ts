/** Id of the template that holds the page's scripts. */
export const lateScriptsId = "scripts"

/**
 * Script at the end of the document that lets the page's scripts out of their template once the first frame is
 * drawn: until then the line and the processor belong to the text. A page in the background draws no frame and
 * does not wait for one. See docs/decisions/0053-scripts-after-the-first-frame.md.
 */
export const lateScripts = `(function(t){function f(){document.body.append(document.importNode(t.content,true))}
document.hidden?f():requestAnimationFrame(function(){setTimeout(f)})})(document.getElementById("${lateScriptsId}"))`
