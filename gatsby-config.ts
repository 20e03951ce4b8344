import type { GatsbyConfig } from "gatsby"
import { serveProblems } from "./src/build/lifecycle/develop-overlay"
import { plugins } from "./src/build/plugins"
import { site } from "./src/site.config"

const config: GatsbyConfig = {
  siteMetadata: { title: site.name, siteUrl: site.url, description: site.description },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  developMiddleware: serveProblems,
  plugins,
}

export default config
