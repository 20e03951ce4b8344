import { sectionNames } from "../../src/content/sections"
import type { GeneratedFile } from "../synthetic/tree"

/** The preset includes one blog; each other blog is a named plugin. */
const [first, ...more] = sectionNames as [string, ...string[]]

/**
 * Options of the blog plugin for a section, as JavaScript that extends `lists` in the configuration
 * below.
 */
const blogOptions = (section: string, id?: string) =>
  `{ ...lists, ${id ? `id: "${id}", ` : ""}routeBasePath: "${section}", path: "content/${section}" }`

/**
 * A Docusaurus site for a generated content tree: one docs instance, a blog for each section,
 * formulas, and every switch of `future.faster`. Versions are exact, so that all runs build the
 * same site.
 */
export const docusaurusFiles: readonly GeneratedFile[] = [
  {
    path: "package.json",
    text: JSON.stringify({
      name: "docusaurus-site",
      private: true,
      version: "1.0.0",
      dependencies: {
        "@docusaurus/core": "3.10.2",
        "@docusaurus/faster": "3.10.2",
        "@docusaurus/preset-classic": "3.10.2",
        "@mdx-js/react": "3.1.1",
        react: "19.2.0",
        "react-dom": "19.2.0",
        "rehype-katex": "7.0.1",
        "remark-math": "6.0.0",
      },
      // Pinned, because some packages of newer releases are missing from the registry.
      overrides: { "@swc/core": "1.16.18", "@docsearch/react": "4.6.3" },
    }),
  },
  {
    path: "docusaurus.config.mjs",
    text: `import rehypeKatex from "rehype-katex"
import remarkMath from "remark-math"

const markdown = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] }
const lists = { ...markdown, postsPerPage: 9, blogSidebarCount: "ALL", onInlineTags: "ignore", onUntruncatedBlogPosts: "ignore" }

export default {
  title: "Site",
  url: "https://example.org",
  baseUrl: "/",
  trailingSlash: false,
  onBrokenLinks: "throw",
  markdown: { format: "detect" },
  future: { faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } },
  presets: [["classic", { docs: { ...markdown, path: "content/docs" }, blog: ${blogOptions(first)} }]],
  plugins: [${more.map(name => `["@docusaurus/plugin-content-blog", ${blogOptions(name, name)}]`).join(", ")}],
  themeConfig: { prism: { additionalLanguages: ["solidity", "bash", "json"] } },
}
`,
  },
  {
    path: "src/pages/index.js",
    text: `import Layout from "@theme/Layout"

export default function Home() {
  return <Layout title="Home"><main><h1>Home</h1></main></Layout>
}
`,
  },
  {
    path: "src/theme/MDXComponents.js",
    text: `import MDXComponents from "@theme-original/MDXComponents"

/** Stand-ins for this site's own figures: their texts only. */
const Figure = ({ title, caption }) => <figure aria-label={title}><figcaption>{caption}</figcaption></figure>
const TermList = () => null

export default { ...MDXComponents, BarFigure: Figure, LiquidationPrice: Figure, Payoff: Figure, PriceRange: Figure, TermList }
`,
  },
]
