import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { ChunkGraph, Compilation, Compiler, Module } from "webpack"
import { contentPageChunk, routeGroups } from "../../../browser/route-groups/route-groups"
import { projectRoot } from "../../../site/project-paths"

/** Style sheets next to a template, or imported by a single page. */
const ofTemplate = /[\\/]src[\\/](templates|option-lab)[\\/]/

/**
 * Style sheets that only pages with matching elements include: authors' content, the parts around
 * it, and figures. They are listed with the app script, because Gatsby's list of addresses
 * (`___chunkMapping`) includes all names that begin with a script's name.
 * @see docs/decisions/0096-style-sheets-by-need.md
 */
const byNeed = {
  "app-text": /[\\/]src[\\/]styles[\\/]content[\\/]/,
  // Templates also show the notice, on pages without any figure.
  "app-figures": /[\\/]src[\\/]content-components[\\/](?!safety-notice)/,
  "app-reading":
    /[\\/](?:page-footer|page-menu|prev-next|safety-notice|table-of-contents)[\\/][^\\/]+$/,
  "app-docs":
    /[\\/](?:breadcrumbs|chain-address|docs-sidebar|filter-box|version-switch)[\\/][^\\/]+$/,
}

const isSheet = (module: Module): boolean => module.type === "css/mini-extract"
const fileOf = (module: Module): string => module.nameForCondition() ?? ""

/**
 * Gatsby's group for all style sheets, except those used by a single route group, which stay with
 * its script so that no page carries another group's rules. A rule in two groups would be
 * duplicated, and of two equally specific rules the last loaded one wins; the few sheets of
 * templates stay with their group nevertheless.
 * @see docs/decisions/0081-style-sheets-by-family.md
 */
const styles = {
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
    if (!isSheet(module) || ofTemplate.test(fileOf(module))) return false
    const [chunk, ...others] = chunkGraph.getModuleChunksIterable(module)
    return others.length > 0 || !isRouteGroup(chunk?.name ?? "")
  },
}

const sheetsByNeed = Object.entries(byNeed).map(([name, files]) => {
  const test = (module: Module) => isSheet(module) && files.test(fileOf(module))
  return [name, { test, name, priority: 50, enforce: true }] as const
})

const groups = { styles, ...Object.fromEntries(sheetsByNeed) }

const written = join(projectRoot, ".cache/style-sheets.json")

/**
 * Separates rarely needed style sheets from the scripts that import others, and writes all of them
 * for the code that renders pages. The build fails if no page would load a style sheet.
 */
export class StyleGroups {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("StyleGroups", compilation => {
      // Sheets of the app script must not be loaded by other scripts. Runs after stage 10, which
      // creates the groups.
      compilation.hooks.optimizeChunks.tap({ name: "StyleGroups", stage: 20 }, chunks => {
        const app = compilation.entrypoints.get("app")
        for (const chunk of chunks) {
          if (!(chunk.name && chunk.name in groups && app?.chunks.includes(chunk))) continue
          for (const group of chunk.groupsIterable)
            if (group !== app) {
              group.removeChunk(chunk)
              chunk.removeGroup(group)
            }
        }
      })
      compilation.hooks.afterProcessAssets.tap("StyleGroups", assets => {
        checkGroups(compilation)
        writeFileSync(written, JSON.stringify(sheetsOf(compilation, assets)))
      })
    })
  }
}

function checkGroups({ chunks, entrypoints }: Compilation): void {
  const app = entrypoints.get("app")?.chunks.map(({ name }) => name) ?? []
  for (const name of Object.keys(byNeed))
    if (app.length > 0 && !app.includes(name))
      throw new Error(
        `No page would load the style sheet ${name}, because the app script imports none of it. Import one of its style sheets in gatsby-browser.tsx.`,
      )
  for (const { name, files } of chunks)
    if (!isLoaded(name ?? "") && [...files].some(isSheetFile))
      throw new Error(
        `${[...files].join(", ")}: a part that loads later has a style sheet below src/templates. Import it with ?lazy and load it with src/browser/load-styles.ts, or move it to src/components.`,
      )
}

/** Returns the text of each style sheet, by script name and then by address. */
function sheetsOf({ chunks }: Compilation, assets: Compilation["assets"]) {
  const sheets: Record<string, Record<string, string>> = {}
  for (const { name, files } of chunks) {
    if (!name || !isLoaded(name) || name === "styles") continue
    const script = name in byNeed ? "app" : name
    for (const file of [...files].filter(isSheetFile))
      sheets[script] = { ...sheets[script], [`/${file}`]: String(assets[file]?.source() ?? "") }
  }
  return sheets
}

const isSheetFile = (file: string): boolean => file.endsWith(".css")

const isLoaded = (chunk: string): boolean =>
  chunk === "styles" || chunk in byNeed || isRouteGroup(chunk)

const isRouteGroup = (chunk: string): boolean =>
  routeGroups.includes(chunk) || contentPageChunk.test(chunk)

/**
 * Groups of scripts and style sheets, as webpack's `cacheGroups`. Gatsby would put modules shared
 * by two route groups into another script, which no page preloads: one more round trip.
 */
export const cacheGroups = { shared: false, ...groups } as const
