import { changesFeedPath } from "../../content/artifact-paths"
import { announce, confirmCopy } from "../copy-buttons"
import { copyText } from "../copy-text"
import { createElement } from "../create-element"
import { follow, isFollowed, unfollow } from "./changes/changes"
import { citation } from "./citation"
import { copyPage } from "./copy-page"

/** Assistants, each with the address that takes a question. */
const assistants = [
  ["ChatGPT", "https://chatgpt.com/?q="],
  ["Claude", "https://claude.ai/new?q="],
  ["Perplexity", "https://www.perplexity.ai/search?q="],
] as const

/**
 * Adds to the menu of a page what needs a script: copying, assistants, printing and citing, and the history of its file. The
 * menu closes with Escape, with a press beside it, and behind who follows a link.
 */
export function fillMenu(menu: HTMLDetailsElement): void {
  const list = menu.querySelector("div")
  const [view, edit] = menu.querySelectorAll("a")
  if (!list || !view || menu.querySelector("button")) return
  const copy = button("Copy as Markdown", () => copyPage(copy, view.pathname))
  list.prepend(copy)
  view.after(...assistants.map(([name, address]) => askLink(name, address, view.href)))
  edit?.after(...historyLink(edit))
  list.append(
    button("Print", () => print()),
    citing(),
    following(view.pathname),
    createElement("a", { href: changesFeedPath }, "Updates feed (RSS)"),
  )
  closeOutside(menu)
}

function button(label: string, act: () => unknown): HTMLButtonElement {
  const element = createElement("button", { type: "button" }, label)
  element.onclick = act
  return element
}

function askLink(name: string, address: string, markdown: string): HTMLAnchorElement {
  const question = `Read ${markdown} and answer my questions about it.`
  const attributes = { target: "_blank", rel: "noopener", "data-closes": "" }
  const href = address + encodeURIComponent(question)
  return createElement("a", { ...attributes, href }, `Ask ${name}`)
}

/** Research has an entry for bibliographies at its end; other pages are cited in a line. */
function citing(): HTMLElement {
  const entry = document.getElementById("cite")
  if (!entry) {
    const copy = button("Copy citation", () => confirmCopy(copy, copyText(citation(document))))
    return copy
  }
  const link = createElement("a", { href: "#cite", "data-closes": "" }, "Cite this article")
  link.addEventListener("click", () => entry.setAttribute("open", ""))
  return link
}

/** Whether the reader is told what has changed at the next visit. */
function following(path: string): HTMLButtonElement {
  const element = button("", async () => {
    const wasFollowed = isFollowed(path)
    if (wasFollowed) unfollow(path)
    else await follow(path)
    label()
    const isOn = isFollowed(path)
    announce(isOn ? "Highlights on" : wasFollowed ? "Highlights off" : "Highlights unavailable")
  })
  const label = () => {
    element.textContent = isFollowed(path)
      ? "Stop highlighting"
      : "Highlight changes on my next visit"
  }
  label()
  return element
}

/** GitHub's list of the commits that changed a file stands where it is edited, under another name. */
function historyLink({ href }: HTMLAnchorElement): HTMLAnchorElement[] {
  const history = href.replace(/(\/)edit(?=\/)/, "$1commits")
  return history === href ? [] : [createElement("a", { href: history }, "History")]
}

function closeOutside(menu: HTMLDetailsElement): void {
  const close = () => {
    menu.open = false
  }
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-closes]")) close()
  })
  menu.addEventListener("keydown", event => {
    if (event.key !== "Escape" || !menu.open) return
    close()
    menu.querySelector("summary")?.focus()
  })
  const onPress = ({ target }: Event) => {
    if (!menu.isConnected) document.removeEventListener("pointerdown", onPress)
    else if (target instanceof Node && !menu.contains(target)) close()
  }
  document.addEventListener("pointerdown", onPress)
}
