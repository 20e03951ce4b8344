import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { projectRoot } from "../../../site/project-paths"

const file = (name: string) => join(projectRoot, "src/gatsby/patches/unused-code", `${name}.ts`)

/**
 * Parts of packages that this site does not use, by the modules that take their places: Gatsby's service worker and scripts in a worker,
 * zod's words in fifty languages, Gatsby's handler of `export const Head`, and its component for links.
 */
const replaced: readonly [pattern: RegExp, by: string][] = [
  [
    /register-service-worker$|partytown.gatsby-browser|[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/,
    file("nothing"),
  ],
  [/head-export-handler-for-browser$/, file("no-head-export")],
  [/^gatsby-link$/, file("gatsby-link")],
]

/** Plugins of webpack that leave unused parts out of the browser's bundle. */
export const withoutUnusedCode = (plugins: CreateWebpackConfigArgs["plugins"]) =>
  replaced.map(([pattern, by]) => plugins.normalModuleReplacement(pattern, by))
