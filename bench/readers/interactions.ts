import type { Page } from "@playwright/test"
import { touch } from "./touch"

/** A reader's action on a page, with the milliseconds until its result is painted. */
export interface Interaction {
  name: string
  /** Target in milliseconds. */
  aim: number
  /** Slowdown of the reader's processor relative to this machine. */
  slowdown: number
  /** Measures the action; returns undefined if the page has no such control. */
  measure(tab: Page): Promise<number | undefined>
}

/** Milliseconds from a press to the next paint. */
async function pressed(tab: Page, press: () => Promise<unknown>): Promise<number> {
  await tab.evaluate(() => window.pressWatch?.start())
  await press()
  return tab.evaluate(() => window.pressWatch?.paint() ?? Number.NaN)
}

/** Longest time of several presses. */
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

/** Types three letters into the open search; the first letter shows the first hits. */
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

/** Moves the page's first slider with arrow keys, once its figure is near the screen and active. */
const slider = async (tab: Page): Promise<number | undefined> => {
  const visible = tab.locator("input[type=range]:visible")
  if ((await visible.count()) === 0) return undefined
  await visible.first().scrollIntoViewIfNeeded()
  await tab.locator("input[type=range]:visible:enabled").first().focus()
  const press = () => tab.keyboard.press("ArrowRight")
  return longest(tab, [press, press, press])
}

const colorSwitch = async (tab: Page): Promise<number | undefined> => {
  const button = tab.getByRole("button", { name: /^Switch to (dark|light) colours$/ })
  if ((await button.count()) === 0) return undefined
  return longest(tab, [() => touch(button), () => touch(button)])
}

/** Follows the link to the home page after its data is loaded. */
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

/**
 * Sorted so that one page can run them all: the last one leaves the page, and each speed starts
 * with a new page.
 */
export const interactions: readonly Interaction[] = [
  { name: "menu", ...slow, measure: menu },
  { name: "color mode", ...slow, measure: colorSwitch },
  { name: "slider", ...slow, measure: slider },
  { name: "search", ...slow, measure: search },
  { name: "search key", ...slow, measure: searchKey },
  { name: "navigation, slow", ...slow, aim: Number.POSITIVE_INFINITY, measure: navigation },
  { name: "navigation", aim: 100, slowdown: 1, measure: navigation },
]
