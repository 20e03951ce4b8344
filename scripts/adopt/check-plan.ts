import { stringify } from "yaml"
import { type Problem, problemsByKind } from "../../src/content/problem"
import { join } from "../../src/content/routes"
import { type Arrivals, arrivalsOf } from "./arrivals"
import type { DocusaurusSite } from "./docusaurus/read-site"
import type { Finding } from "./findings"
import type { Plan } from "./make-plan"
import { type Move, soundRedirects } from "./redirects"
import type { Staging } from "./run-check"

export interface PlanCheck {
  arrivals: Arrivals
  errors: Problem[]
  budgets: Record<string, number>
}

/**
 * Checks a plan as content, and adds the working redirects and a budget for each violated rule.
 * @param complete adds what depends on the addresses of all pages
 */
export function checkPlan(
  plan: Plan,
  site: DocusaurusSite,
  to: string,
  staging: Staging,
  complete: (pages: ReadonlySet<string>) => void,
): PlanCheck {
  const pages = new Set(staging.check(plan).pages)
  complete(pages)
  const redirects = addRedirects(plan, site, pages)
  const checked = staging.check(plan)
  const budgets: Record<string, number> = {}
  const errors: Problem[] = []
  for (const { kind, problems } of problemsByKind([...checked.problems, ...checked.warnings]))
    if (kind) budgets[kind] = problems.length
    else errors.push(...problems)
  if (Object.keys(budgets).length > 0) plan.texts.set("data/rules.yaml", rulesFile(budgets))
  const named = (text: string) => text.replaceAll(checked.folder, to)
  return {
    budgets,
    errors: errors.map(error => ({
      ...error,
      file: named(error.file),
      message: named(error.message),
      fix: named(error.fix),
    })),
    arrivals: arrivalsOf(plan, checked, redirects),
  }
}

/** Adds the redirects that lead to a page, and reports configured ones that do not. */
function addRedirects(plan: Plan, site: DocusaurusSite, pages: ReadonlySet<string>): Move[] {
  const below = (path: string) => join(site.baseUrl, path)
  const configured = site.redirects.map(({ from, to }) => ({ from: below(from), to: below(to) }))
  // Configured targets are Docusaurus addresses.
  const known = new Map(plan.pages.map(({ from, to }) => [from, to]))
  const translated = configured.map(({ from, to }) => {
    const [path = "", ...anchor] = to.split(/(?=#)/)
    const target = known.get(path.replace(/(.)\/+$/, "$1")) ?? withoutBase(path, site.baseUrl)
    return { from, to: target + anchor.join("") }
  })
  const endings = site.redirectEndings.flatMap(ending =>
    plan.pages.flatMap(({ from, to }) => (from === "/" ? [] : [{ from: `${from}.${ending}`, to }])),
  )
  // Overviews, lists, and tag pages have no file.
  const further =
    below("/") === "/" ? [] : [...pages].map(path => ({ from: below(path), to: path }))
  const { sound, left } = soundRedirects(
    [...translated, ...plan.moves, ...endings, ...further],
    pages,
  )
  const wanted = new Set(configured.map(({ from }) => from))
  plan.findings.push(
    ...left
      .filter(({ from }) => wanted.has(from))
      .map(
        ({ from, to }): Finding => ({
          kind: "redirect",
          file: site.config,
          what: `${from} -> ${to}`,
        }),
      ),
  )
  if (sound.length > 0) plan.texts.set("data/redirects.yaml", stringify(sound, { lineWidth: 0 }))
  return sound
}

function withoutBase(path: string, baseUrl: string): string {
  const base = join(baseUrl)
  return base !== "/" && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || "/" : path
}

function rulesFile(budgets: Record<string, number>): string {
  const levels = Object.entries(budgets).map(([kind, count]) => [kind, { "at most": count }])
  return `# Rules that the content breaks, no more often than when it was taken over; see docs/rules.md. Lower a number as you fix pages.\n${stringify(Object.fromEntries(levels))}`
}
