import type { ChunkGraph, Compiler, Module } from "webpack"
import { contentPageChunk, scriptFamilies } from "../../browser/families/script-families"

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

export const sheetGroups = { styles, ...Object.fromEntries(sheetsByNeed) }

/** Of mini-css-extract-plugin: what loads a style sheet with its script, and what knows its address. */
const loading = /^css loading|mini-css chunk filename$/

/**
 * Leaves the loading of style sheets to `src/browser/families/family-styles.ts`: the plugin's own code waits for ever for a sheet
 * that hangs, takes back the page where one is missing, and is more. A style sheet that no page would load ends the build.
 */
export class FamilyStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("FamilyStyles", compilation => {
      // What stands with the app script needs no other script to ask for it. Behind the groups, which are made at stage 10.
      compilation.hooks.optimizeChunks.tap({ name: "FamilyStyles", stage: 20 }, chunks => {
        const app = compilation.entrypoints.get("app")
        for (const chunk of chunks) {
          if (!(chunk.name && chunk.name in sheetGroups && app?.chunks.includes(chunk))) continue
          for (const group of chunk.groupsIterable)
            if (group !== app) {
              group.removeChunk(chunk)
              chunk.removeGroup(group)
            }
        }
      })
      compilation.hooks.runtimeModule.tap("FamilyStyles", module => {
        if (loading.test(module.name)) module.generate = () => ""
      })
      compilation.hooks.afterProcessAssets.tap("FamilyStyles", () => {
        const app = compilation.entrypoints.get("app")?.chunks.map(({ name }) => name) ?? []
        for (const name of Object.keys(byNeed))
          if (app.length > 0 && !app.includes(name))
            throw new Error(
              `No page would carry the style sheet ${name}: the app script has none of it. Import one of its style sheets in gatsby-browser.tsx.`,
            )
        for (const chunk of compilation.chunks)
          if (!isLoaded(chunk.name ?? "") && [...chunk.files].some(file => file.endsWith(".css")))
            throw new Error(
              `${[...chunk.files].join(", ")}: a style sheet below src/templates of a part that loads later. Import it with ?lazy and load it by src/browser/load-styles.ts, or move it to src/components.`,
            )
      })
    })
  }
}

const isLoaded = (chunk: string): boolean =>
  chunk === "styles" || chunk in byNeed || isFamily(chunk)

const isFamily = (chunk: string): boolean =>
  scriptFamilies.includes(chunk) || contentPageChunk.test(chunk)
