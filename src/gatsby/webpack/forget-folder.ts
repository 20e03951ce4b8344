import type { Compiler } from "webpack"
import { digestOf } from "../../lib/digest"

const name = "ForgetFolder"

/**
 * Pages that gatsby-plugin-mdx compiles are modules with the absolute path of their file in their name. The ids of
 * such modules and of their chunks, which webpack makes of names, would differ from machine to machine, and with them the
 * names of all scripts; and source maps would tell the path. Here both know paths from the project's root only.
 */
export class ForgetFolder {
  readonly #folder: string

  /** @param folder of the project, absolute */
  constructor(folder: string) {
    this.#folder = `${folder}/`
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    const idOf = (text: string) => digestOf(text.replaceAll(this.#folder, "")).slice(0, 8)
    compiler.hooks.compilation.tap(name, compilation => {
      // Ahead of webpack's own plugins, which name what has no id yet.
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, modules => {
        for (const module of modules) {
          const own = module.libIdent({ context: compiler.context })
          if (own?.includes(this.#folder)) compilation.chunkGraph.setModuleId(module, idOf(own))
        }
      })
      compilation.hooks.chunkIds.tap({ name, stage: -1 }, chunks => {
        for (const chunk of chunks) {
          const roots = compilation.chunkGraph.getChunkRootModules(chunk)
          if (!roots.some(root => root.identifier().includes(`=${this.#folder}`))) continue
          const id = idOf(chunk.name ?? roots.map(root => root.identifier()).join())
          chunk.id = id
          chunk.ids = [id]
        }
      })
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name, stage }, assets => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith(".map")) continue
          const text = source.source().toString()
          if (text.includes(this.#folder))
            compilation.updateAsset(file, new sources.RawSource(text.replaceAll(this.#folder, "")))
        }
      })
    })
  }
}
