import type { Compiler, Module } from "webpack"
import { contentPageChunk, scriptFamilies } from "../../browser/families/script-families"

/** Style sheets that stand beside a template, or that one page alone imports. */
const ofTemplate = /[\\/]src[\\/](templates|option-lab)[\\/]/

/**
 * Gatsby's group for all style sheets, without those of templates: these stay with the script of their family, so that
 * no page carries the rules of another family. See docs/decisions/0081-style-sheets-by-family.md.
 */
export const sharedStyles = {
  test: (module: Module): boolean =>
    module.type === "css/mini-extract" && !ofTemplate.test(module.nameForCondition() ?? ""),
}

/** Of mini-css-extract-plugin: what loads a style sheet with its script, and what knows its address. */
const loading = /^css loading|mini-css chunk filename$/

/**
 * Leaves the loading of style sheets to `src/browser/families/family-styles.ts`: the plugin's own code waits for ever for a sheet
 * that hangs, takes back the page where one is missing, and is more. A style sheet that no page would load ends the build.
 */
export class FamilyStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("FamilyStyles", compilation => {
      compilation.hooks.runtimeModule.tap("FamilyStyles", module => {
        if (loading.test(module.name)) module.generate = () => ""
      })
      compilation.hooks.afterProcessAssets.tap("FamilyStyles", () => {
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
  chunk === "styles" || scriptFamilies.includes(chunk) || contentPageChunk.test(chunk)
