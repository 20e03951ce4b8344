import { existsSync } from "node:fs"
import type { GatsbyConfig } from "gatsby"
import { pushTarget } from "../search/push/push-target"
import { otherFiles } from "../site/file-addresses"
import { contentRoot, staticRoot } from "../site/project-paths"
import { algoliaPlugin } from "./algolia/algolia-plugin"
import { analyticsPlugin } from "./analytics-plugin"
import { codePagePath } from "./mdx/content-path"
import { mdxPlugin } from "./patches/code-pages/mdx-plugin"

/**
 * Environment variables that enable services. Without them, the site neither loads nor requests
 * anything from these services.
 */
const { GATSBY_ANALYTICS_ID } = process.env
const algolia = pushTarget(process.env)

/**
 * True for text files that the site reads itself (docs/decisions/0001-content-is-data.md). Develop
 * needs their File nodes to notice saves; a build would watch, read, and record a file for each
 * page that nothing queries.
 */
const isReadOtherwise = (file: string) =>
  process.env.NODE_ENV !== "development" && /\.mdx?$/.test(file) && codePagePath(file) === undefined

const filesystem = (name: string, path: string) =>
  existsSync(path)
    ? [{ resolve: "gatsby-source-filesystem", options: { name, path, ignore: [isReadOtherwise] } }]
    : []

/** Gatsby's plugins and their options. */
export const plugins: GatsbyConfig["plugins"] = [
  ...filesystem("content", contentRoot),
  ...filesystem("static", staticRoot),
  mdxPlugin(),
  "gatsby-plugin-image",
  {
    resolve: "gatsby-plugin-sharp",
    // Pictures that passed the content check are processed despite warnings.
    options: { failOn: "none", defaults: { quality: 75, formats: ["auto", "webp"] } },
  },
  "gatsby-transformer-sharp",
  "gatsby-plugin-react-helmet",
  // Links in bodies and views are plain anchors; this plugin turns clicks on them into client-side
  // navigation.
  { resolve: "gatsby-plugin-catch-links", options: { excludePattern: otherFiles() } },
  ...(GATSBY_ANALYTICS_ID ? [analyticsPlugin(GATSBY_ANALYTICS_ID)] : []),
  ...(algolia ? [algoliaPlugin(algolia)] : []),
]
