import { rmSync } from "node:fs"
import { join } from "../../src/content/routes"
import { isSection, sectionNames } from "../../src/content/sections"
import { otherFolders } from "../../src/site.config"
import { checkPlan, type PlanCheck } from "./check-plan"
import { matchSections, ownSections } from "./docusaurus/choose-sections"
import { type Fault, findFaults } from "./docusaurus/find-faults"
import { navigationFile, navigationOf } from "./docusaurus/navigation"
import { type DocusaurusSite, readDocusaurusSite } from "./docusaurus/read-site"
import type { Finding } from "./findings"
import { holdsAnotherSite } from "./held-site"
import { makePlan, type Plan } from "./make-plan"
import { neutralData } from "./neutral-data"
import { stageContent, stageProject } from "./run-check"
import { settingsFiles } from "./settings"
import { compare, stage, write } from "./write-plan"

export interface Adoption extends PlanCheck {
  site: DocusaurusSite
  /**
   * Files below the content folder: those that were or would be written, and all files of the site.
   */
  written: string[]
  files: string[]
  /** Files that already exist with other contents. If there are any, nothing is written. */
  conflicts: string[]
  findings: Finding[]
  /** Parts of the configuration that could not be read. */
  faults: Fault[]
  /** Sections that have content only in this site, or only in the other one. */
  emptySections: string[]
  newSections: string[]
  /** Items of the header and footer that have no equivalent here. */
  leftItems: string[]
  /** True if the site replaces this one, with its settings. */
  replaces: boolean
}

export interface AdoptOptions {
  /** If true, nothing is written. */
  dry?: boolean
  /** If true, this site's pages, data, and settings are removed first. */
  replace?: boolean
}

/**
 * Converts a Docusaurus site into content.
 * @param root folder of the site
 * @param to content folder, below the project
 * @throws Error if the folder has no Docusaurus site, or if `to` holds another site
 */
export function adoptSite(root: string, to: string, options: AdoptOptions = {}): Adoption {
  const { dry = false, replace: replaces = false } = options
  const site = readDocusaurusSite(root)
  const refusal = replaces ? undefined : holdsAnotherSite(to, site)
  if (refusal) throw new Error(refusal)
  if (replaces) keepAddresses(site)
  else matchSections(site.blogs, sectionNames)
  const plan = makePlan(site)
  const sections = site.blogs.map(({ section }) => section)
  const newSections = replaces ? [] : sections.filter(name => !isSection(name))
  plan.findings.push(
    ...newSections.map((what): Finding => ({ kind: "section", file: site.config, what })),
  )
  const settings = replaces ? settingsFiles(site) : new Map<string, string>()
  const staging = replaces ? stageProject(settings) : stageContent()
  addData(site, plan, replaces)
  try {
    const checked = checkPlan(plan, site, to, staging, pages =>
      addData(site, plan, replaces, pages),
    )
    const { missing, different } = compare(plan, to)
    const conflicts = replaces ? [] : different
    const written = replaces ? filesOf(plan) : missing
    if (!dry && replaces) {
      rmSync(to, { recursive: true, force: true })
      stage({ copies: new Map(), texts: settings }, ".", false)
    }
    if (!dry && conflicts.length === 0) write(plan, to, written)
    return {
      ...checked,
      site,
      written,
      files: filesOf(plan),
      conflicts,
      findings: plan.findings,
      faults: findFaults(site, plan.pages),
      emptySections: replaces ? [] : sectionNames.filter(name => !sections.includes(name)),
      newSections,
      leftItems: navigationOf(site, plan).left,
      replaces,
    }
  } finally {
    staging.remove()
  }
}

/** Lets the site keep its addresses, which requires its own settings (settings.ts). */
function keepAddresses(site: DocusaurusSite): void {
  ownSections(site.blogs, otherFolders)
  site.hasDatedPosts = true
  const [main] = site.docs
  if (!main) return
  const whole = join(site.baseUrl, main.route)
  site.docsPath = whole.split("/").length > 2 ? join(main.route) : whole
}

const filesOf = ({ copies, texts }: Plan) => [...copies.keys(), ...texts.keys()]

/** Adds the texts around the pages: those of a whole site, or a draft of the header and footer. */
function addData(
  site: DocusaurusSite,
  plan: Plan,
  isWhole: boolean,
  pages?: ReadonlySet<string>,
): void {
  const files = isWhole
    ? neutralData(site, plan, pages)
    : new Map([["data/navigation-draft.yaml", navigationFile(site, navigationOf(site, plan).data)]])
  for (const [path, text] of files) plan.texts.set(path, text)
}
