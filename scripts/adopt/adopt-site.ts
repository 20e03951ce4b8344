import { rmSync } from "node:fs"
import { join } from "node:path"
import { stringify } from "yaml"
import { type Problem, problemsByKind } from "../../src/content/problem"
import { join as pathBelow } from "../../src/content/routes"
import { isSection, sectionNames } from "../../src/content/sections"
import { soundRedirects } from "./addresses"
import { type DocusaurusSite, readDocusaurusSite } from "./docusaurus-site"
import type { Finding } from "./findings"
import { makePlan, type Plan } from "./make-plan"
import { draftNavigation } from "./navigation"
import { sectionOf } from "./place-files"
import { compare, stage, write } from "./write-plan"

export interface Adoption {
  site: DocusaurusSite
  /**
   * Files below the content folder: those that were or would be written, and all files of the site.
   */
  written: string[]
  files: string[]
  /** Files that already exist with other contents. If there are any, nothing is written. */
  conflicts: string[]
  findings: Finding[]
  /** Results of the content check: errors, and the budgets given to violated rules by name. */
  errors: Problem[]
  budgets: Record<string, number>
  /** Sections that have content only in this site, or only in the other one. */
  emptySections: string[]
  newSections: string[]
}

/** Folder in which a plan is checked, inside the project so that problems can name its files. */
const staging = ".build-cache/adopted"

/**
 * Converts a Docusaurus site into content.
 * @param root folder of the site
 * @param to content folder, below the project
 * @param dry if true, nothing is written
 */
export async function adoptSite(root: string, to: string, dry: boolean): Promise<Adoption> {
  const site = readDocusaurusSite(root)
  const plan = makePlan(site)
  const sections = site.blogs.map(posts => sectionOf(site, posts))
  const newSections = sections.filter(name => !isSection(name))
  plan.findings.push(
    ...newSections.map((what): Finding => ({ kind: "section", file: site.config, what })),
  )
  plan.texts.set("data/navigation-draft.yaml", draftNavigation(site))
  try {
    const found = await check(plan, site, to)
    const { missing, different } = compare(plan, to)
    if (!dry && different.length === 0) write(plan, to, missing)
    return {
      site,
      written: missing,
      files: [...plan.copies.keys(), ...plan.texts.keys()],
      conflicts: different,
      findings: plan.findings,
      ...found,
      emptySections: sectionNames.filter(name => !sections.includes(name)),
      newSections,
    }
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Checks a plan as content, and adds the working redirects and a budget for each violated rule. */
async function check(plan: Plan, site: DocusaurusSite, to: string) {
  // These modules read the project's folders when they are loaded.
  process.env.SITE_CONTENT = staging
  const { ContentReader } = await import("../../src/site/content-reader")
  const { loadSite } = await import("../../src/site/load-site")
  stage(plan, join(process.cwd(), staging))
  const before = await loadSite(new ContentReader(), false)
  const pages = new Set(before.pages.map(({ path }) => path))
  const below = (path: string) => pathBelow(site.baseUrl, path)
  const configured = site.redirects.map(({ from, to }) => ({ from: below(from), to }))
  // Overviews, lists, and tag pages have no file.
  const further = [...pages].map(path => ({ from: below(path), to: path }))
  const moves = below("/") === "/" ? plan.moves : [...plan.moves, ...further]
  const { sound, left } = soundRedirects([...configured, ...moves], pages)
  const wanted = new Set(configured.map(({ from }) => from))
  plan.findings.push(
    ...left
      .filter(({ from }) => wanted.has(from))
      .map(
        ({ from, to: target }): Finding => ({
          kind: "redirect",
          file: site.config,
          what: `${from} -> ${target}`,
        }),
      ),
  )
  if (sound.length > 0) plan.texts.set("data/redirects.yaml", stringify(sound))
  stage(plan, join(process.cwd(), staging))
  const { problems, warnings } = await loadSite(new ContentReader(), false)
  const budgets: Record<string, number> = {}
  const errors: Problem[] = []
  for (const { kind, problems: broken } of problemsByKind([...problems, ...warnings]))
    if (kind) budgets[kind] = broken.length
    else errors.push(...broken)
  if (Object.keys(budgets).length > 0) plan.texts.set("data/rules.yaml", rulesFile(budgets))
  const named = (text: string) => text.replaceAll(staging, to)
  return {
    budgets,
    errors: errors.map(error => ({ ...error, file: named(error.file), fix: named(error.fix) })),
  }
}

function rulesFile(budgets: Record<string, number>): string {
  const levels = Object.entries(budgets).map(([kind, count]) => [kind, { "at most": count }])
  return `# Rules that the content breaks, no more often than when it was taken over; see docs/rules.md. Lower a number when you mend.\n${stringify(Object.fromEntries(levels))}`
}
