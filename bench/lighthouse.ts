import { execFile } from "node:child_process"
import { promisify } from "node:util"
import type { Result } from "lighthouse"
import { findHeadlessBrowser } from "../scripts/find-browser"
import { onBuiltSite } from "./on-built-site"
import { pagesByType } from "./page-types"
import { median, table, writeResults } from "./report"

const categories = ["performance", "accessibility", "best-practices", "seo"] as const
/** Times in milliseconds; the last one is a layout shift score without unit. */
const metrics = [
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const
type Figure = (typeof categories)[number] | (typeof metrics)[number]

interface Outcome {
  type: string
  path: string
  /** Medians of the runs; scores from 0 to 100. */
  figures: Record<Figure, number>
  runs: Record<Figure, number>[]
  /** Lighthouse's index of this machine's speed, median of the runs. */
  machine: number
  /** Audits with less than the full score in some run, those of performance left out. */
  failed: string[]
}

interface Options {
  publicFolder: string
  runs: number
  /** Only page types whose name holds this. */
  only: string
  /** How much slower than this machine the phone is. Lighthouse takes 4, which a slow machine makes a slower phone. */
  slowdown: number
}

/**
 * `npm run bench -- --lighthouse`: scores of the middle-sized page of each type on Lighthouse's throttled phone,
 * on the built site as scripts/serve-site.ts serves it. In a browser without windows where there is one: what a whole one does beside the
 * page counts as the page's blocking time otherwise (docs/decisions/0095-what-holds-up-a-page.md).
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
 * One run in a browser of its own, so that no cache of an earlier one helps. In a process of its own, since
 * Lighthouse sends its functions to the browser, and compiled with the bench they call what is not there.
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
    // Now and then it loses its own trace of a page, and says so: there is no figure that could be left out.
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

/** What kept accessibility, best practices or SEO from 100. */
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
