import type { Compiler } from "webpack"
import { digestOf } from "../../lib/digest"

const name = "ForgetFolder"

/**
 * Replaces absolute paths in module ids, chunk ids, and source maps with paths relative to the
 * project root. gatsby-plugin-mdx puts a page's absolute path into its module's name, so script
 * names would differ between machines and source maps would reveal the path.
 */
export class ForgetFolder {
  readonly #folder: string

  /** @param folder absolute path of the project */
  constructor(folder: string) {
    this.#folder = `${folder}/`
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    const idOf = (text: string) => digestOf(text.replaceAll(this.#folder, "")).slice(0, 8)
    compiler.hooks.compilation.tap(name, compilation => {
      // Runs before webpack's own plugins, which assign ids to modules that have none.
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
