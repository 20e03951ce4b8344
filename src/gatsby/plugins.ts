import { existsSync } from "node:fs"
import type { GatsbyConfig } from "gatsby"
import { contentRoot, staticRoot } from "../content/read/project-paths"
import { pushTarget } from "../search/push/push-target"
import { algoliaPlugin } from "./algolia/algolia-plugin"
import { analyticsPlugin } from "./analytics-plugin"
import { mdxPlugin } from "./mdx/mdx-plugin"

/** Environment variables that switch services on; without them the site neither loads nor asks for anything. */
const { GATSBY_ANALYTICS_ID } = process.env
const algolia = pushTarget(process.env)

const filesystem = (name: string, path: string) =>
  existsSync(path) ? [{ resolve: "gatsby-source-filesystem", options: { name, path } }] : []

/** Gatsby's plugins and their options. */
export const plugins: GatsbyConfig["plugins"] = [
  ...filesystem("content", contentRoot),
  ...filesystem("static", staticRoot),
  mdxPlugin(),
  "gatsby-plugin-image",
  {
    resolve: "gatsby-plugin-sharp",
    // What the content check has let pass is taken as it is.
    options: { failOn: "none", defaults: { quality: 75, formats: ["auto", "webp"] } },
  },
  "gatsby-transformer-sharp",
  "gatsby-plugin-react-helmet",
  // Links in bodies and views are plain anchors; this turns clicks on them into client navigation.
  "gatsby-plugin-catch-links",
  ...(GATSBY_ANALYTICS_ID ? [analyticsPlugin(GATSBY_ANALYTICS_ID)] : []),
  ...(algolia ? [algoliaPlugin(algolia)] : []),
]
