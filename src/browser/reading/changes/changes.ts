import { formatDate } from "../../../lib/format-date"
import { createElement } from "../../create-element"
import { followedKey } from "../../followed-key"
import { readStorage, writeStorage } from "../../storage"
import { fetchText } from "../copy-page"
import { type Difference, difference, opening, type Snapshot, snapshotOf } from "./snapshot"

/**
 * Pages that the reader follows in this browser, each with the day of the last reading and a
 * snapshot from then.
 */
interface Followed {
  [path: string]: { day: string; snapshot: Snapshot }
}

function followed(): Followed {
  try {
    return JSON.parse(readStorage(followedKey) ?? "{}") as Followed
  } catch {
    return {}
  }
}

function keep(path: string, snapshot: Snapshot | undefined): void {
  const { [path]: _, ...others } = followed()
  const day = new Date().toISOString().slice(0, 10)
  const all = snapshot ? { ...others, [path]: { day, snapshot } } : others
  writeStorage(followedKey, Object.keys(all).length > 0 ? JSON.stringify(all) : null)
}

export const isFollowed = (path: string) => Object.hasOwn(followed(), path)

/**
 * Stores the page as it is, so that the next visit shows what has changed.
 * @param path path of the page's Markdown
 */
export async function follow(path: string): Promise<void> {
  keep(path, snapshotOf(await fetchText(path)))
}
export const unfollow = (path: string) => keep(path, undefined)

/** Shows below the menu of a followed page what has changed since the reader last read it. */
export async function tellChanges(menu: Element, path: string): Promise<void> {
  const before = followed()[path]
  if (!before) return
  const now = snapshotOf(await fetchText(path))
  const found = difference(before.snapshot, now)
  if (!menu.isConnected || menu.nextElementSibling?.matches(".changes")) return
  if (found.changed.length + found.added.length + found.removed.length === 0) return keep(path, now)
  const read = createElement("button", { type: "button", class: "button quiet" }, "I’ve read it")
  const title = createElement(
    "strong",
    {},
    `Changed since you read it on ${formatDate(before.day)}`,
  )
  const note = createElement(
    "section",
    { class: "changes", "aria-label": "What changed", "data-print": "none" },
    title,
    createElement("ul", {}, ...linesOf(found)),
    read,
  )
  read.onclick = () => {
    keep(path, now)
    note.remove()
    menu.querySelector("summary")?.focus()
  }
  menu.after(note)
}

function linesOf({ changed, added, removed }: Difference): HTMLElement[] {
  const line = (section: string, what: string) =>
    createElement("li", {}, sectionLink(section), `: ${what}`)
  return [
    ...changed.map(({ section, kinds }) => line(section, kinds.join(", "))),
    ...added.map(section => line(section, "new")),
    ...removed.map(section => line(section, "removed")),
  ]
}

/** Returns a link to a section, or only its name if the page no longer has it. */
function sectionLink(section: string): Node | string {
  if (section === opening) return "The opening"
  const heading = [...document.querySelectorAll("main :is(h2,h3,h4,h5,h6)[id]")].find(
    ({ textContent }) => textContent?.includes(plain(section)),
  )
  return heading
    ? createElement("a", { href: `#${heading.id}`, class: "link" }, plain(section))
    : plain(section)
}

/** Removes Markdown markup. */
const plain = (text: string) => text.replace(/[`*_\\]/g, "").trim()
