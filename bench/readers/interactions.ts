import type { Page } from "@playwright/test"
import { touch } from "./finger"

/** What a reader does on a page, and how long it takes until something of it is painted, in milliseconds. */
export interface Interaction {
  name: string
  /** The most that it may take. */
  aim: number
  /** How much slower than this machine's the reader's processor is. */
  slowdown: number
  /** Undefined where the page has nothing to press. */
  measure(tab: Page): Promise<number | undefined>
}

/** Milliseconds from a press to the next paint. */
async function pressed(tab: Page, press: () => Promise<unknown>): Promise<number> {
  await tab.evaluate(() => window.pressWatch?.start())
  await press()
  return tab.evaluate(() => window.pressWatch?.paint() ?? Number.NaN)
}

/** The longest of several presses. */
async function longest(tab: Page, presses: readonly (() => Promise<unknown>)[]): Promise<number> {
  const times: number[] = []
  for (const press of presses) times.push(await pressed(tab, press))
  return Math.max(...times)
}

const menu = async (tab: Page): Promise<number | undefined> => {
  const open = tab.getByRole("button", { name: "Open menu" })
  if ((await open.count()) === 0) return undefined
  return longest(tab, [
    () => touch(open),
    () => touch(tab.getByRole("button", { name: "Close menu" }).first()),
  ])
}

const search = async (tab: Page): Promise<number | undefined> => {
  const open = tab.locator("a[data-search]").first()
  if ((await open.count()) === 0) return undefined
  const time = await pressed(tab, () => touch(open))
  await tab.locator("dialog input").waitFor()
  return time
}

/** Three letters into the open search, of which the first shows the first hits. */
const searchKey = async (tab: Page): Promise<number | undefined> => {
  const field = tab.locator("dialog input")
  if ((await field.count()) === 0) return undefined
  await field.focus()
  const time = await longest(
    tab,
    ["g", "a", "m"].map(key => async () => {
      await tab.keyboard.press(key)
      await tab.locator("dialog [role='option']").first().waitFor()
    }),
  )
  await tab.keyboard.press("Escape")
  await tab.locator("dialog[open]").waitFor({ state: "detached" })
  return time
}

/** The first slider of the page, by its arrow keys: it can be moved when its figure is alive, which figures are that are near. */
const slider = async (tab: Page): Promise<number | undefined> => {
  const visible = tab.locator("input[type=range]:visible")
  if ((await visible.count()) === 0) return undefined
  await visible.first().scrollIntoViewIfNeeded()
  await tab.locator("input[type=range]:visible:enabled").first().focus()
  const press = () => tab.keyboard.press("ArrowRight")
  return longest(tab, [press, press, press])
}

const colours = async (tab: Page): Promise<number | undefined> => {
  const button = tab.getByRole("button", { name: /^Switch to (dark|light) colours$/ })
  if ((await button.count()) === 0) return undefined
  return longest(tab, [() => touch(button), () => touch(button)])
}

/** Follows the link to the home page, whose data the page has by then. */
const navigation = async (tab: Page): Promise<number | undefined> => {
  const link = tab.locator("header a[href='/']").first()
  if ((await link.count()) === 0 || new URL(tab.url()).pathname === "/") return undefined
  const path = "/"
  await tab.evaluate(
    to =>
      (
        window as unknown as { ___loader?: { loadPage(path: string): Promise<unknown> } }
      ).___loader?.loadPage(to),
    path,
  )
  await touch(link)
  return tab.evaluate(() => window.pressWatch?.shown() ?? Number.NaN)
}

const slow = { aim: 100, slowdown: 4 }

/** In the order in which one page meets them: the last one leaves it, and each speed begins with a page of its own. */
export const interactions: readonly Interaction[] = [
  { name: "menu", ...slow, measure: menu },
  { name: "colour mode", ...slow, measure: colours },
  { name: "slider", ...slow, measure: slider },
  { name: "search", ...slow, measure: search },
  { name: "search key", ...slow, measure: searchKey },
  { name: "navigation, slow", ...slow, aim: Number.POSITIVE_INFINITY, measure: navigation },
  { name: "navigation", aim: 100, slowdown: 1, measure: navigation },
]
