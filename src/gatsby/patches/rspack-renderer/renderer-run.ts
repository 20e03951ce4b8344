import type { Stats } from "@rspack/core"
import type settingsOf from "gatsby/dist/utils/webpack.config"
import { gatsbyModule } from "../gatsby-module"
import { rspackSettings } from "./rspack-settings"

/** What Gatsby hands to each bundler. */
export interface Program {
  directory: string
}

/** A run that has begun. */
export interface RendererRun {
  /** Fails with the errors of the run. */
  finished: Promise<Stats>
  /** Gives back the memory of the run, whose result can't be read from then on. */
  close(): void
}

/**
 * Begins to bundle the code that renders pages, or develop's document, by Rspack, whose threads work beside webpack's run for the browser. Settles when
 * Gatsby's settings for it are made: Gatsby keeps those of the run that it sets up in one place of its state, so that the other
 * run may only be set up behind it. See docs/decisions/0090-renderer-by-rspack.md.
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
