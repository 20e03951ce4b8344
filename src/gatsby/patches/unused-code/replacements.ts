import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { projectRoot } from "../../../site/project-paths"

const file = (name: string) => join(projectRoot, "src/gatsby/patches/unused-code", `${name}.ts`)

/**
 * Unused parts of packages, and the modules that replace them: Gatsby's service worker and worker
 * scripts, zod's messages in fifty languages, Gatsby's handler of `export const Head`, and its link
 * component.
 */
const replaced: readonly [pattern: RegExp, by: string][] = [
  [
    /register-service-worker$|partytown.gatsby-browser|[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/,
    file("nothing"),
  ],
  [/head-export-handler-for-browser$/, file("no-head-export")],
  [/^gatsby-link$/, file("gatsby-link")],
]

/** Returns webpack plugins that remove unused code from the browser's bundle. */
export const withoutUnusedCode = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  replaced.map(([pattern, by]) => plugins.normalModuleReplacement(pattern, by))
