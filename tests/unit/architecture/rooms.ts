/**
 * The rooms of src, from the ground up, and what each of them may import. A room knows only rooms that stand above it in
 * this table, so there are no cycles between rooms. biome.json says the same to editors (lint-rules.ts holds them together).
 *
 * Imports of types count: a room whose types are used cannot be renamed or taken out alone either. Tests, fixtures and
 * src/testing stand outside: what is not shipped may know everything.
 */
export interface Room {
  name: string
  /** Files of the room; an exclamation mark takes some away. */
  files: readonly string[]
  /** Rooms that it may import. */
  knows: readonly string[]
}

const meaning = ["site.config", "content", "content/schema", "content/contracts", "content/tree"]
const searching = ["search/protocol", "search/engine"]
/** What every page has: none of it may load the compiler, the reader of files, or Gatsby's Node side. */
const page = [...meaning, "content/head", ...searching, "search/client", "browser", "analytics"]
const site = [...meaning, "content/head", "content/check", "content/read", "markdown", "drawing"]

export const rooms: readonly Room[] = [
  { name: "site.config", files: ["src/site.config.ts", "src/page.config.ts"], knows: [] },
  { name: "options", files: ["src/options/**"], knows: [] },
  { name: "styles", files: ["src/styles/**"], knows: [] },

  // What content means; no file is read here.
  { name: "content", files: ["src/content/*.ts"], knows: ["site.config"] },
  {
    name: "content/schema",
    files: ["src/content/schema/**"],
    knows: ["site.config", "content"],
  },
  // Numbers of texts that formulas give: a grammar, and the table of what it may call.
  {
    name: "claims",
    files: ["src/claims/**"],
    knows: ["options", "content", "content/schema"],
  },
  // One room: its stages share one Compilation, in the order of compile-page.ts.
  {
    name: "markdown",
    files: ["src/markdown/**"],
    knows: ["content", "content/schema", "claims"],
  },
  {
    name: "search/protocol",
    files: ["src/search/protocol.ts", "src/search/path-on-site.ts"],
    knows: ["site.config", "content"],
  },
  {
    name: "search/engine",
    files: ["src/search/engine/**", "src/search/index-files/**"],
    knows: ["site.config", "content", "search/protocol"],
  },
  {
    name: "content/contracts",
    files: ["src/content/contracts/**"],
    knows: ["content", "content/schema"],
  },
  // What the build knows of the authors' components: schemas, sections for the search, data. Drawn further down.
  {
    name: "content-components, described",
    files: [
      "src/content-components/**/*.ts",
      "!src/content-components/index.ts",
      "!src/content-components/figures.ts",
      "!src/content-components/parts/line-chart/tone.ts",
    ],
    knows: ["site.config", "options", "content", "content/schema"],
  },
  {
    name: "content/tree",
    files: ["src/content/tree/**"],
    knows: [
      "site.config",
      "content",
      "content/schema",
      "content/contracts",
      "content-components, described",
      "markdown",
      "search/protocol",
    ],
  },
  { name: "content/head", files: ["src/content/head/**"], knows: meaning },
  { name: "content/check", files: ["src/content/check/**"], knows: meaning },

  // The only room that reads content files.
  {
    name: "content/read",
    files: ["src/content/read/**"],
    knows: [...meaning, "content/head", "content/check", "markdown"],
  },
  { name: "search/records", files: ["src/search/records/**"], knows: [...meaning, ...searching] },
  { name: "search/push", files: ["src/search/push/**"], knows: ["site.config", ...searching] },
  {
    name: "drawing",
    files: ["src/drawing/**"],
    knows: ["site.config", "options", "content", "content/tree"],
  },

  // What assistants may ask of the site: pure functions of what scripts/mcp loads.
  {
    name: "mcp",
    files: ["src/mcp/**"],
    knows: [...meaning, "options", "content-components, described", ...searching],
  },

  // What runs in the browser.
  {
    name: "browser",
    files: ["src/browser/**", "!src/browser/start/**"],
    knows: ["site.config", "content", "content/schema"],
  },
  {
    name: "search/client",
    files: ["src/search/embedded.ts", "src/search/client/**", "src/search/worker/**"],
    knows: ["site.config", ...searching, "browser"],
  },
  // The same tools in a page, where a browser has assistants that ask for them.
  {
    name: "page-tools",
    files: ["src/page-tools/**"],
    knows: ["site.config", "content", "mcp", ...searching, "search/client"],
  },
  {
    name: "analytics",
    files: ["src/analytics/**"],
    knows: ["site.config", "content", "browser"],
  },
  { name: "components", files: ["src/components/**"], knows: [...page, "search/records"] },
  {
    name: "content-components, drawn",
    files: [
      "src/content-components/**/*.tsx",
      "src/content-components/**/*.css",
      "src/content-components/index.ts",
      "src/content-components/figures.ts",
      "src/content-components/parts/line-chart/tone.ts",
    ],
    knows: [
      "site.config",
      "options",
      "content",
      "content/schema",
      "content-components, described",
      "browser",
      "components",
    ],
  },
  // The page /lab, which its MDX imports.
  {
    name: "option-lab",
    files: ["src/option-lab/**"],
    knows: [
      "site.config",
      "options",
      "content",
      "content/schema",
      "content-components, described",
      "content-components, drawn",
      "browser",
      "components",
    ],
  },
  {
    name: "browser/start",
    files: ["src/browser/start/**"],
    knows: [
      "site.config",
      "content",
      "browser",
      "search/client",
      "page-tools",
      "analytics",
      "components",
    ],
  },
  // Parts of patches that run where pages are rendered.
  {
    name: "gatsby/patches, rendered",
    files: ["src/gatsby/patches/**/*.ssr.ts", "src/gatsby/patches/**/*.ssr.tsx"],
    knows: ["analytics", "browser"],
  },
  {
    name: "layouts",
    files: ["src/layouts/**"],
    knows: [...page, "styles", "components", "browser/start", "gatsby/patches, rendered"],
  },
  // What a page hands to its template; only the type reaches browsers.
  {
    name: "page contexts",
    files: ["src/gatsby/pages/page-contexts.ts"],
    knows: ["content/tree"],
  },
  {
    name: "templates",
    files: ["src/templates/**"],
    knows: [
      ...page,
      "options",
      "components",
      "content-components, drawn",
      "layouts",
      "page contexts",
    ],
  },

  // The only rooms that know Gatsby's Node side.
  // What is made of pictures, and how pages show them.
  {
    name: "gatsby/pictures",
    files: ["src/gatsby/pictures/**"],
    knows: ["content", "content/schema", "content/tree", "content/read"],
  },
  {
    name: "gatsby/artefacts",
    files: ["src/gatsby/artefacts/**"],
    knows: [
      ...site,
      "gatsby/pictures",
      "search/protocol",
      "search/engine",
      "search/records",
      "mcp",
    ],
  },
  // How the site is hosted: one description, and what each kind of host reads of it.
  {
    name: "hosting",
    files: ["src/hosting/**"],
    knows: ["site.config", "content", "content/tree"],
  },
  {
    name: "gatsby/session",
    files: ["src/gatsby/session.ts", "src/gatsby/in-turn.ts", "src/gatsby/build-code-file.ts"],
    knows: ["content/schema", "content/read", "gatsby/artefacts"],
  },
  // How pages that are code are read; gatsby-plugin-mdx compiles them.
  {
    name: "gatsby/mdx",
    files: ["src/gatsby/mdx/**"],
    knows: ["content/schema", "content/read", "gatsby/session"],
  },
  // Decides whether a bundle from the last build can be used again.
  {
    name: "gatsby/bundles",
    files: ["src/gatsby/bundles/**"],
    knows: ["content/read", "gatsby/session"],
  },
  // The only room that relies on the inside of packages.
  {
    name: "gatsby/patches",
    files: [
      "src/gatsby/patches/**",
      "!src/gatsby/patches/**/*.ssr.ts",
      "!src/gatsby/patches/**/*.ssr.tsx",
    ],
    knows: [
      "site.config",
      "content",
      "content/schema",
      "content/read",
      "search/push",
      "browser",
      "gatsby/session",
      "gatsby/mdx",
      "gatsby/bundles",
    ],
  },
  {
    name: "gatsby/develop",
    files: ["src/gatsby/develop/**"],
    knows: [...site, "gatsby/artefacts", "gatsby/session"],
  },
  {
    name: "gatsby/nodes",
    files: ["src/gatsby/nodes/**"],
    knows: [
      ...site,
      "search/protocol",
      "search/records",
      "gatsby/session",
      "gatsby/patches",
      "gatsby/develop",
    ],
  },
  {
    name: "gatsby/schema",
    files: ["src/gatsby/schema/**"],
    knows: [...site, "gatsby/pictures", "gatsby/session", "gatsby/patches", "gatsby/nodes"],
  },
  {
    name: "gatsby/pages",
    files: ["src/gatsby/pages/**", "!src/gatsby/pages/page-contexts.ts"],
    knows: [...site, "page contexts", "gatsby/session", "gatsby/nodes", "gatsby/mdx"],
  },
  {
    name: "gatsby/webpack",
    files: ["src/gatsby/webpack/**"],
    knows: [
      "site.config",
      "content",
      "content/read",
      "browser",
      "gatsby/session",
      "gatsby/patches",
    ],
  },
  {
    name: "gatsby/lifecycle",
    files: ["src/gatsby/lifecycle/**"],
    knows: [
      ...site,
      "content-components, described",
      "search/push",
      "search/client",
      "browser",
      "hosting",
      "gatsby/pictures",
      "gatsby/artefacts",
      "gatsby/session",
      "gatsby/develop",
      "gatsby/pages",
      "gatsby/patches",
      "gatsby/webpack",
    ],
  },
  {
    name: "gatsby/algolia",
    files: ["src/gatsby/algolia/**"],
    knows: [
      "content/read",
      "search/protocol",
      "search/records",
      "search/push",
      "search/client",
      "gatsby/schema",
    ],
  },
  {
    name: "gatsby",
    files: ["src/gatsby/*.ts", "!src/gatsby/session.ts", "!src/gatsby/build-code-file.ts"],
    knows: [
      ...site,
      "search/push",
      "gatsby/artefacts",
      "gatsby/session",
      "gatsby/develop",
      "gatsby/nodes",
      "gatsby/schema",
      "gatsby/mdx",
      "gatsby/patches",
      "gatsby/pages",
      "gatsby/lifecycle",
      "gatsby/webpack",
      "gatsby/algolia",
    ],
  },
]

/** The room of a file; undefined where it stands in none. */
export function roomOf(file: string, table: readonly Room[] = rooms): Room | undefined {
  return table.find(
    ({ files }) =>
      files.some(glob => matches(file, glob)) &&
      !files.some(glob => glob.startsWith("!") && matches(file, glob.slice(1))),
  )
}

function matches(file: string, glob: string): boolean {
  const source = glob
    .replaceAll(".", "\\.")
    .replaceAll("**/", "(?:.+/)?")
    .replaceAll("**", ".+")
    .replace(/(?<![.+)])\*/g, "[^/]*")
  return new RegExp(`^${source}$`).test(file)
}

/** Files that are not shipped. */
export const isTest = (file: string) =>
  /(\.test|\.spec|\.fixture|\/test-support)\.tsx?$|^tests\/|^src\/testing\//.test(file)
