import type { Browser, Page } from "@playwright/test"
import { quantile } from "d3-array"
import { inBrowser, onBuiltSite } from "../on-built-site"
import { median } from "../report"
import { type KeyTime, watchSearch } from "./in-page"

export interface KeyTimes {
  keys: number
  answered: { median: number; p95: number }
  shown: { median: number; p95: number }
}

export interface SearchTimes {
  /** Engine in its worker. */
  unthrottled: KeyTimes
  /** Main thread at a quarter of its speed, the engine on it too. */
  throttled: KeyTimes
  /** Milliseconds from the key that opens the modal to the first hit, each in a browser without any file. */
  coldStarts: number[]
}

const COLD_STARTS = 7
const page = "/docs/intro"

/** Times of the search in Chromium, on the built site. */
export async function searchTimes(
  publicFolder: string,
  queries: readonly string[],
): Promise<SearchTimes> {
  const measure = async (browser: Browser, address: string) => ({
    unthrottled: await keyTimes(browser, address, queries, 1),
    throttled: await keyTimes(browser, address, queries, 4),
    coldStarts: await coldStarts(browser, address),
  })
  return onBuiltSite(publicFolder, url =>
    inBrowser(browser => measure(browser, new URL(page, url).href), { whole: true }),
  )
}

async function keyTimes(
  browser: Browser,
  address: string,
  queries: readonly string[],
  slowdown: number,
): Promise<KeyTimes> {
  const tab = await openPage(browser, address, slowdown > 1)
  await tab.keyboard.press("/")
  await tab.waitForSelector("dialog input")
  await tab.evaluate(() => window.searchWatch?.complete)
  const session = await tab.context().newCDPSession(tab)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  const times = await tab.evaluate(texts => window.searchWatch?.type(texts), queries)
  await tab.context().close()
  return summary(times ?? [])
}

async function coldStarts(browser: Browser, address: string): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < COLD_STARTS; run++) {
    const tab = await openPage(browser, address, false)
    await tab.keyboard.press("/")
    await tab.keyboard.press("g")
    await tab.waitForSelector("dialog [role='option']")
    times.push(
      await tab.evaluate(() => {
        const { firstHit = Number.NaN, firstKey = Number.NaN } = window.searchWatch ?? {}
        return firstHit - firstKey
      }),
    )
    await tab.context().close()
  }
  return times
}

/** A page in a context of its own, so that nothing is cached, with the watch in it. */
async function openPage(browser: Browser, address: string, onMainThread: boolean): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: "block" })
  // The compiler of this script wraps functions in a helper that the page does not have.
  await context.addInitScript({ content: "globalThis.__name = value => value" })
  await context.addInitScript(watchSearch, onMainThread)
  const tab = await context.newPage()
  await tab.goto(address, { waitUntil: "networkidle" })
  return tab
}

function summary(times: readonly KeyTime[]): KeyTimes {
  const figures = (values: readonly number[]) => ({
    median: median(values),
    p95: quantile(values, 0.95) ?? 0,
  })
  return {
    keys: times.length,
    answered: figures(times.map(({ answered }) => answered)),
    shown: figures(times.map(({ shown }) => shown)),
  }
}
