import { execFile } from "node:child_process"
import { promisify } from "node:util"
import type { Result } from "lighthouse"
import { findHeadlessBrowser } from "../scripts/find-browser"
import { onBuiltSite } from "./on-built-site"
import { pagesByType } from "./page-types"
import { median, table, writeResults } from "./report"

const categories = ["performance", "accessibility", "best-practices", "seo"] as const
/** Times in milliseconds; the last metric is a layout shift score without a unit. */
const metrics = [
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const
type Figure = (typeof categories)[number] | (typeof metrics)[number]

interface Outcome {
  type: string
  path: string
  /** Medians of the runs; scores range from 0 to 100. */
  figures: Record<Figure, number>
  runs: Record<Figure, number>[]
  /** Median of Lighthouse's benchmark index for this machine. */
  machine: number
  /** Audits without a full score in some run, other than those of performance. */
  failed: string[]
}

interface Options {
  publicFolder: string
  runs: number
  /** Selects page types whose name contains this text. */
  only: string
  /**
   * Slowdown of the simulated phone relative to this machine. Lighthouse's default is 4, which
   * makes the phone slower on a slow machine.
   */
  slowdown: number
}

/**
 * `npm run bench -- --lighthouse`: scores the median-sized page of each type on Lighthouse's
 * throttled phone, as scripts/serve-site.ts serves the built site. Prefers a headless browser,
 * because other work of a full browser would count as blocking time
 * (docs/decisions/0095-what-holds-up-a-page.md).
 */
export async function benchLighthouse(options: Options): Promise<void> {
  const { publicFolder, runs, only, slowdown } = options
  const outcomes: Outcome[] = []
  console.log(`In ${await findHeadlessBrowser()}`)
  await onBuiltSite(publicFolder, async url => {
    for (const [type, paths] of pagesByType(publicFolder)) {
      const path = paths[(paths.length - 1) >> 1]
      if (!path || !type.includes(only)) continue
      const outcome = await measurePage(type, path, new URL(path, url).href, options)
      outcomes.push(outcome)
      console.log(row(outcome).join(" | "))
      for (const audit of outcome.failed) console.log(`    ${audit}`)
    }
  })
  const header = ["page type", "perf", "a11y", "best", "SEO", "LCP", "TBT", "CLS", "page"]
  const machine = Math.round(median(outcomes.map(outcome => outcome.machine)))
  console.log(
    `\nMedians of ${runs} runs on a simulated phone, ${slowdown} times slower than this machine (Lighthouse's benchmark index: ${machine})\n\n${table(header, outcomes.map(row))}`,
  )
  writeResults("lighthouse", { slowdown, machine, outcomes })
}

async function measurePage(
  type: string,
  path: string,
  url: string,
  { runs, slowdown }: Options,
): Promise<Outcome> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await runLighthouse(url, slowdown))
  const each = results.map(figuresOf)
  const figures = Object.fromEntries(
    [...categories, ...metrics].map(name => [name, median(each.map(run => run[name]))]),
  ) as Record<Figure, number>
  const machine = median(results.map(({ environment }) => environment.benchmarkIndex))
  const failed = [...new Set(results.flatMap(failedAudits))]
  return { type, path, figures, runs: each, machine, failed }
}

/**
 * Runs Lighthouse once, in a new browser so that no cache helps. Uses a separate process, because
 * Lighthouse sends its functions to the browser, where the helpers of compiled code are missing.
 */
async function runLighthouse(url: string, slowdown: number, attempts = 3): Promise<Result> {
  const run = promisify(execFile)(
    process.execPath,
    [
      "node_modules/lighthouse/cli/index.js",
      url,
      "--output=json",
      "--quiet",
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--only-categories=${categories.join(",")}`,
      "--chrome-flags=--headless --no-sandbox --disable-background-networking",
    ],
    {
      env: { ...process.env, CHROME_PATH: await findHeadlessBrowser() },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  try {
    return JSON.parse((await run).stdout)
  } catch (error) {
    // Lighthouse sometimes loses its trace of a page and reports this; such a run has no results to
    // use.
    if (attempts > 1 && String(error).includes("Please run Lighthouse again"))
      return runLighthouse(url, slowdown, attempts - 1)
    throw error
  }
}

function figuresOf({ categories: scores, audits }: Result): Record<Figure, number> {
  return Object.fromEntries([
    ...categories.map(name => [name, Math.round((scores[name]?.score ?? 0) * 100)]),
    ...metrics.map(name => [name, audits[name]?.numericValue ?? Number.NaN]),
  ])
}

/** Audits that kept accessibility, best practices or SEO below 100. */
function failedAudits({ categories: scores, audits }: Result): string[] {
  return categories
    .filter(name => name !== "performance")
    .flatMap(name => scores[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ""}`)
}

function row({ type, path, figures }: Outcome): string[] {
  return [
    type,
    ...categories.map(name => String(figures[name])),
    `${(figures["largest-contentful-paint"] / 1000).toFixed(2)} s`,
    `${Math.round(figures["total-blocking-time"])} ms`,
    figures["cumulative-layout-shift"].toFixed(3),
    path,
  ]
}
