import type { Stats } from "@rspack/core"
import type settingsOf from "gatsby/dist/utils/webpack.config"
import { gatsbyModule } from "../gatsby-module"
import { rspackSettings } from "./rspack-settings"

/** The part of Gatsby's program that bundlers need. */
export interface Program {
  directory: string
}

/** A run in progress. */
export interface RendererRun {
  /** Rejects with the errors of the run. */
  finished: Promise<Stats>
  /** Frees the memory of the run; its result is unreadable afterward. */
  close(): void
}

/**
 * Starts bundling the code that renders pages, or develop's document, with Rspack, whose threads
 * run in parallel with webpack's run for the browser. Resolves once Gatsby's settings for the run
 * exist; the other run must be set up later, because Gatsby stores the settings of the current one
 * in a single place.
 * @see docs/decisions/0090-renderer-by-rspack.md
 */
export async function startRenderer(
  program: Program,
  stage: "build-html" | "develop-html",
): Promise<RendererRun> {
  const webpackSettings: typeof settingsOf = gatsbyModule("gatsby/dist/utils/webpack.config")
  const { rspack } = await import("@rspack/core")
  const { directory } = program
  const config = await webpackSettings(program, directory, stage, null, {})
  const compiler = rspack(rspackSettings(config, rspack))
  const finished = new Promise<Stats>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || !stats) reject(error)
      else if (stats.hasErrors()) reject(stats.compilation.errors)
      else resolve(stats)
    }),
  )
  // Whoever awaits it gets the error; without this, Node would end the process.
  finished.catch(() => {})
  return { finished, close: () => compiler.close(() => {}) }
}
