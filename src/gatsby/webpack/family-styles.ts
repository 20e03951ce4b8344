import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { ChunkGraph, Compiler, Configuration, Module } from "webpack"
import { familyOf, styledFamilies } from "../../browser/script-families"
import { projectRoot } from "../../content/read/project-paths"
import { expectSome } from "./expect-some"

interface StyleGroup {
  test(module: Module, context: { chunkGraph: ChunkGraph }): boolean
}

/**
 * Leaves the style sheets that only one of the styled families has in that family's chunk, where Gatsby puts those of all pages into
 * one. Orders nothing: the layers of style sheets do.
 */
export function keepFamilyStyles({ splitChunks }: NonNullable<Configuration["optimization"]>) {
  const styles = splitChunks && (splitChunks.cacheGroups?.styles as StyleGroup | undefined)
  for (const group of expectSome("a chunk for all style sheets", styles ? [styles] : [])) {
    const isStyle = group.test
    group.test = (module, context) =>
      isStyle(module, context) && !isOfOneFamily(context.chunkGraph.getModuleChunks(module))
  }
}

function isOfOneFamily(chunks: readonly { name?: string | null }[]): boolean {
  return chunks.length === 1 && styledFamilies.includes(chunks[0]?.name ?? "")
}

/** What mini-css-extract-plugin adds to webpack's runtime to load style sheets with scripts. */
const loadingModules = ["css loading", "get mini-css chunk filename"]

/**
 * Serves the style sheets of families: Gatsby writes into a page what its list of files says of the page's template, which is in a
 * family's script here; in the browser src/browser/recovery/family-styles.ts loads them, which waits no longer than a reader does, so that
 * webpack's runtime need not.
 */
export class ServeFamilyStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("ServeFamilyStyles", compilation =>
      compilation.hooks.runtimeModule.tap("ServeFamilyStyles", module => {
        if (loadingModules.includes(module.name)) module.generate = () => ""
      }),
    )
    // Gatsby has written its list by then; plugins of the site come after its own.
    compiler.hooks.done.tap("ServeFamilyStyles", () => {
      const file = join(projectRoot, "public/webpack.stats.json")
      const templates = readFileSync(join(projectRoot, ".cache/async-requires.js"), "utf8")
      writeFileSync(file, withTemplates(readFileSync(file, "utf8"), templates))
    })
  }
}

/**
 * Gatsby's list of files with the style sheets of each template, as its family's.
 * @param stats `webpack.stats.json`
 * @param templates `async-requires.js`, which names them
 * @throws where a family that has a style sheet of its own has none in the list
 */
export function withTemplates(stats: string, templates: string): string {
  const list = JSON.parse(stats) as { assetsByChunkName: Record<string, string[]> }
  const files = list.assetsByChunkName
  for (const [, chunk = ""] of templates.matchAll(/webpackChunkName: "([^"]+)"/g)) {
    const family = familyOf(chunk) ?? ""
    if (!styledFamilies.includes(family)) continue
    const own = files[family]?.filter(name => name.endsWith(".css") && !files.app?.includes(name))
    files[chunk] = [...expectSome(`a style sheet of the family ${family}`, own ?? [])]
  }
  return JSON.stringify(list)
}
