import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { ChunkGraph, Compilation, Compiler, Module } from "webpack"
import { contentPageChunk, scriptFamilies } from "../../../browser/families/script-families"
import { projectRoot } from "../../../site/project-paths"

/** Style sheets that stand beside a template, or that one page alone imports. */
const ofTemplate = /[\\/]src[\\/](templates|option-lab)[\\/]/

/**
 * Style sheets that only pages with elements for them carry: what authors write, what stands around it, and figures. Gatsby's list of addresses (`___chunkMapping`)
 * has what begins with a script's name: these stand with those of the app script. See docs/decisions/0096-style-sheets-by-need.md.
 */
const byNeed = {
  "app-text": /[\\/]src[\\/]styles[\\/]content[\\/]/,
  // Templates show the notice too, on pages without any figure.
  "app-figures": /[\\/]src[\\/]content-components[\\/](?!safety-notice)/,
  "app-reading":
    /[\\/](?:page-footer|page-menu|prev-next|safety-notice|table-of-contents)[\\/][^\\/]+$/,
  "app-docs":
    /[\\/](?:breadcrumbs|chain-address|docs-sidebar|filter-box|version-switch)[\\/][^\\/]+$/,
}

const isSheet = (module: Module): boolean => module.type === "css/mini-extract"
const fileOf = (module: Module): string => module.nameForCondition() ?? ""

/**
 * Gatsby's group for all style sheets, without those that one family alone has: these stay with its script, so that no page carries the rules
 * of another family. In two families a rule would stand twice, and of two that are as strong the one wins that came last. Those of templates are few
 * and stay with theirs all the same. See docs/decisions/0081-style-sheets-by-family.md.
 */
const styles = {
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
    if (!isSheet(module) || ofTemplate.test(fileOf(module))) return false
    const [chunk, ...others] = chunkGraph.getModuleChunksIterable(module)
    return others.length > 0 || !isFamily(chunk?.name ?? "")
  },
}

const sheetsByNeed = Object.entries(byNeed).map(([name, files]) => {
  const test = (module: Module) => isSheet(module) && files.test(fileOf(module))
  return [name, { test, name, priority: 50, enforce: true }] as const
})

const groups = { styles, ...Object.fromEntries(sheetsByNeed) }

const written = join(projectRoot, ".cache/style-sheets.json")

/**
 * Keeps the style sheets that are needed by few pages apart from the scripts that ask for others, and writes all of them to where pages are
 * rendered. A style sheet that no page would load ends the build.
 */
export class StyleGroups {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("StyleGroups", compilation => {
      // What stands with the app script needs no other script to ask for it. Behind the groups, which are made at stage 10.
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
        `No page would carry the style sheet ${name}: the app script has none of it. Import one of its style sheets in gatsby-browser.tsx.`,
      )
  for (const { name, files } of chunks)
    if (!isLoaded(name ?? "") && [...files].some(isSheetFile))
      throw new Error(
        `${[...files].join(", ")}: a style sheet below src/templates of a part that loads later. Import it with ?lazy and load it by src/browser/load-styles.ts, or move it to src/components.`,
      )
}

/** Texts by address, by the name of the script that they stand with. */
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
  chunk === "styles" || chunk in byNeed || isFamily(chunk)

const isFamily = (chunk: string): boolean =>
  scriptFamilies.includes(chunk) || contentPageChunk.test(chunk)

/**
 * Groups of scripts and style sheets, as webpack's `cacheGroups`. Gatsby puts what two families share into one more
 * script, which no page preloads: one more round trip.
 */
export const cacheGroups = { shared: false, ...groups } as const
