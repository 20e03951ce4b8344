import type { Application } from "express"
import type { GatsbyConfig } from "gatsby"
import { site } from "../site.config"
import { serveFiles } from "./develop/files"
import { serveProblems } from "./develop/overlay"
import { plugins } from "./plugins"

/**
 * Not named `config`, because Gatsby treats an export of that name in any source as a page's
 * settings.
 */
export const settings: GatsbyConfig = {
  siteMetadata: { title: site.name, siteUrl: site.url, description: site.description },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    // The only file outside of the templates that has a query.
    documentSearchPaths: ["./src/gatsby/pages/create-pages.ts"],
    generateOnBuild: true,
  },
  developMiddleware: (app: Application) => {
    serveProblems(app)
    serveFiles(app)
  },
  plugins,
}
