import { changesFeedPath } from "../../content/artifact-paths"
import { announce, confirmCopy } from "../copy-buttons"
import { copyText } from "../copy-text"
import { createElement } from "../create-element"
import { follow, isFollowed, unfollow } from "./changes/changes"
import { citation } from "./citation"
import { copyPage } from "./copy-page"

/** Assistants, each with the address to which a question is appended. */
const assistants = [
  ["ChatGPT", "https://chatgpt.com/?q="],
  ["Claude", "https://claude.ai/new?q="],
  ["Perplexity", "https://www.perplexity.ai/search?q="],
] as const

/**
 * Adds to the menu of a page the items that need JavaScript: copying, assistants, printing, citing,
 * following, and links to the file's history and to the feed. The menu closes on Escape, on a click
 * outside, and when an assistant or the citation is opened.
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

/**
 * Links to the BibTeX entry of a research page; other pages get a button that copies a one-line
 * citation.
 */
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

/** Button that follows or unfollows the page. */
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

/**
 * Returns a link to GitHub's commits of the file, whose address differs from the edit link in one
 * word; empty if the file is edited elsewhere.
 */
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
