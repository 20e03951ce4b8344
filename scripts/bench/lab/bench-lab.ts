import type { Browser, CDPSession, Page } from "@playwright/test"
import { group, quantile } from "d3-array"
import { labAddress } from "../../../src/content/routes"
import { benchmarkIndex, inBrowser, onBuiltSite } from "../on-built-site"
import { median, table, writeResults } from "../report"
import { type ChangeTime, watchLab } from "./in-page"

/** Milliseconds in which a change is to be shown, for 19 of 20 changes. */
const BUDGET = 50
const SLOWDOWN = 4
const CHANGES = 40
/** Rounds over all kinds of change, of which the medians count: a machine is slow for seconds at a time. */
const ROUNDS = 3

const condor = "bp-202540~78~1~2.sp-201360~78~1~1.sc-199360~78~1~4.bc-198490~78~1~3"
const states = {
  "a sold put": "1_a-sp-200820~244",
  "two condors": `1_a-${condor}_nb-2_b-${condor}`,
}

interface Row {
  state: string
  change: string
  changes: number
  shown: { median: number; p95: number }
  settled: number
  /** Milliseconds of the main thread's processor for all that a change brings about. */
  processor: number
}

/**
 * `npm run bench -- --lab [folder]`: how long readers of the option lab wait for a change, at a quarter of the processor's speed, in
 * every chart, with one leg and with two times four.
 */
export async function benchLab(publicFolder: string, only: string): Promise<void> {
  const all: Row[] = []
  let index = 0
  const measure = async (browser: Browser, url: string) => {
    index = await benchmarkIndex(browser)
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, state] of Object.entries(states))
        for await (const row of measureState(browser, new URL(labAddress(state), url).href, only)) {
          all.push({ state: name, ...row })
          console.log(cells({ state: name, ...row }).join(" | "))
        }
  }
  await onBuiltSite(publicFolder, url => inBrowser(browser => measure(browser, url)))
  const rows = [...group(all, ({ state, change }) => `${state}, ${change}`).values()].map(medians)
  const heads = ["change", "median", "p95", "all drawn", "processor"]
  console.log(
    `\nms at a quarter of the speed of a processor with Lighthouse's index ${index}, ${ROUNDS} rounds of ${CHANGES} changes each; ! is over ${BUDGET}\n\n${table(heads, rows.map(cells))}`,
  )
  writeResults("lab", { budget: BUDGET, slowdown: SLOWDOWN, index, rows })
}

/** One row of the rounds of a change. */
function medians(rows: Row[]): Row {
  const middle = (of: (row: Row) => number) => median(rows.map(of))
  return {
    ...(rows[0] as Row),
    shown: { median: middle(({ shown }) => shown.median), p95: middle(({ shown }) => shown.p95) },
    settled: middle(({ settled }) => settled),
    processor: middle(({ processor }) => processor),
  }
}

async function* measureState(
  browser: Browser,
  address: string,
  only: string,
): AsyncGenerator<Omit<Row, "state">> {
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 1280, height: 900 },
  })
  // The compiler of this script wraps functions in a helper that the page does not have.
  await context.addInitScript({ content: "globalThis.__name = value => value" })
  await context.addInitScript(watchLab)
  const tab = await context.newPage()
  await tab.goto(address, { waitUntil: "networkidle" })
  const handle = tab.getByRole("slider", { name: "Leg 1, strike" })
  await handle.focus()
  const session = await context.newCDPSession(tab)
  await session.send("Performance.enable", { timeDomain: "threadTicks" })
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN })
  async function* measure(change: string, act: (turn: number) => Promise<unknown>) {
    if (change.includes(only)) yield { change, ...(await measureChange(tab, session, act)) }
  }
  // Twice each way: what a second change leads back to where the first began, there is nothing to draw for in the end.
  const there = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"]
  const press = (keys: string[]) => (turn: number) =>
    tab.keyboard.press(keys[turn % keys.length] ?? "")
  const charts = tab.getByRole("combobox", { name: "Chart" })
  for (const kind of await charts.locator("option").allInnerTexts()) {
    await charts.selectOption(kind)
    if (!(await handle.isVisible())) continue
    await handle.focus()
    yield* measure(`strike by key, ${kind.toLowerCase()}`, press(there))
  }
  await charts.selectOption({ index: 0 })
  const box = await handle.boundingBox()
  if (!box) throw new Error("The lab shows no handle.")
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await tab.mouse.move(x, y)
  await tab.mouse.down()
  yield* measure("strike dragged", turn => tab.mouse.move(x + 8 * (turn % 9) + 4, y))
  await tab.mouse.up()
  for (const field of ["Price", "Volatility"]) {
    await tab.getByRole("spinbutton", { name: new RegExp(`^${field}`) }).focus()
    yield* measure(
      `${field.toLowerCase()} by key`,
      press(["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown"]),
    )
  }
  await context.close()
}

/** Makes changes one after the other, each once the one before has been shown, and then once nothing more is to be drawn. */
async function measureChange(
  tab: Page,
  session: CDPSession,
  act: (turn: number) => Promise<unknown>,
): Promise<Omit<Row, "state" | "change">> {
  const once = async (turn: number, until: "shown" | "settled") => {
    const [time] = await Promise.all([
      tab.evaluate(when => window.labWatch?.change(when), until),
      act(turn),
    ])
    return time as ChangeTime
  }
  for (let turn = 0; turn < 6; turn++) await once(turn, "settled")
  const before = await taskTime(session)
  const times: ChangeTime[] = []
  for (let turn = 0; turn < CHANGES; turn++)
    times.push(await once(turn, turn % 2 ? "settled" : "shown"))
  const processor = ((await taskTime(session)) - before) / CHANGES
  const shown = times.map(time => time.shown)
  return {
    changes: CHANGES,
    shown: { median: median(shown), p95: quantile(shown, 0.95) ?? 0 },
    settled: median(times.flatMap((time, turn) => (turn % 2 ? [time.settled] : []))),
    processor,
  }
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics")
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0)
}

const cells = ({ state, change, shown, settled, processor }: Row): string[] => [
  `${state}, ${change}`,
  ...[shown.median, shown.p95, settled, processor].map(
    (time, column) => `${time.toFixed(1)}${column === 1 && time > BUDGET ? " !" : ""}`,
  ),
]
