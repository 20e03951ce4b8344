import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Browser, devices, type Page } from "@playwright/test"
import { benchmarkIndex, inBrowser, onBuiltSite } from "../on-built-site"
import { pagesByType } from "../page-types"
import { median, table, writeResults } from "../report"
import { watchPresses } from "./in-page"
import { interactions } from "./interactions"

interface Options {
  publicFolder: string
  runs: number
  /** Selects page types whose name contains this text. */
  only: string
}

interface Outcome {
  type: string
  path: string
  /** Milliseconds in each run, by interaction. */
  times: Record<string, number[]>
}

/**
 * `npm run bench -- --readers`: measures the time from a press to the next paint on a page of each
 * type, on a phone with a quarter of this machine's speed. For a link whose data is loaded, also
 * measures the time to the linked page, at full speed too.
 */
export async function benchReaders({ publicFolder, runs, only }: Options): Promise<void> {
  const outcomes: Outcome[] = []
  let index = 0
  const measure = async (browser: Browser, url: string) => {
    index = await benchmarkIndex(browser)
    for (const [type, paths] of pagesByType(publicFolder)) {
      const path = pageWithSlider(publicFolder, paths)
      if (!path || !type.includes(only)) continue
      const times: Outcome["times"] = {}
      for (let run = 0; run < runs; run++)
        for (const [name, time] of await measurePage(browser, new URL(path, url).href)) {
          times[name] ??= []
          times[name].push(time)
        }
      const outcome = { type, path, times }
      outcomes.push(outcome)
      console.log(row(outcome).join(" | "))
    }
  }
  await onBuiltSite(publicFolder, url => inBrowser(browser => measure(browser, url)))
  const header = ["page type", ...interactions.map(({ name }) => name), "page"]
  console.log(
    `\nMilliseconds to the next paint at a quarter of the speed (Lighthouse's benchmark index of this machine: ${index}), median and maximum of ${runs} runs; navigation: until the page is shown, slowed down and at full speed; ! marks values over their target\n\n${table(header, outcomes.map(row))}`,
  )
  writeResults("readers", { index, outcomes })
}

/** Median-sized page of a type, among pages with a slider if there are any. */
function pageWithSlider(publicFolder: string, paths: readonly string[]): string | undefined {
  const withSlider = paths.filter(path =>
    readFileSync(join(publicFolder, path, "index.html"), "utf8").includes('type="range"'),
  )
  const some = withSlider.length > 0 ? withSlider : paths
  return some[(some.length - 1) >> 1]
}

/** Runs all interactions, in a browser with an empty cache for each speed. */
async function measurePage(browser: Browser, address: string): Promise<[string, number][]> {
  const found: [string, number][] = []
  for (const speed of new Set(interactions.map(({ slowdown }) => slowdown))) {
    const tab = await openPage(browser, address, speed)
    for (const { name, slowdown, measure } of interactions) {
      const time = slowdown === speed ? await measure(tab) : undefined
      if (time !== undefined) found.push([name, time])
    }
    await tab.context().close()
  }
  return found
}

async function openPage(browser: Browser, address: string, rate: number): Promise<Page> {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    bypassCSP: true,
    serviceWorkers: "block",
  })
  // The compiler of this script wraps functions in a helper that pages do not have.
  await context.addInitScript({ content: "globalThis.__name = value => value" })
  await context.addInitScript(watchPresses)
  const tab = await context.newPage()
  await tab.goto(address, { waitUntil: "networkidle" })
  const session = await context.newCDPSession(tab)
  await session.send("Emulation.setCPUThrottlingRate", { rate })
  return tab
}

function row({ type, path, times }: Outcome): string[] {
  return [
    type,
    ...interactions.map(({ name, aim }) => {
      const all = times[name]
      if (!all) return ""
      const middle = Math.round(median(all))
      return `${middle} (${Math.round(Math.max(...all))})${middle > aim ? " !" : ""}`
    }),
    path,
  ]
}
