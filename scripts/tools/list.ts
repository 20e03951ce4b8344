/** Scripts and Playwright configurations that `npm run tools` can run, with descriptions. */
export const tools: readonly { name: string; file: string; about: string }[] = [
  {
    name: "agents",
    file: "scripts/agent-score/main.ts",
    about: "how well programs can read the published site",
  },
  {
    name: "audit",
    file: "scripts/audit/main.ts",
    about: "the lock file against advisories, licenses and install scripts",
  },
  {
    name: "claims",
    file: "scripts/claims.ts",
    about: "writes the numbers that formulas give now into the claims of texts",
  },
  {
    name: "expiry",
    file: "scripts/expiry/main.ts",
    about: "fails if security.txt expires within 30 days",
  },
  {
    name: "figures",
    file: "scripts/figures/main.ts",
    about: "what a bench measured, as tables that compare two builds",
  },
  {
    name: "fonts",
    file: "scripts/fonts/main.ts",
    about: "cuts the site's fonts from those of their packages",
  },
  {
    name: "fuzz",
    file: "scripts/fuzz/main.ts",
    about: "random changes of content, and random edits with builds, checked by fast-check",
  },
  { name: "insight", file: "scripts/insight/main.ts", about: "what readers' exported events say" },
  {
    name: "links",
    file: "scripts/external-links/main.ts",
    about: "asks every address of other sites that pages link to",
  },
  {
    name: "looks",
    file: "tests/looks/playwright.config.ts",
    about: "compares pictures of all page types with those of an older build",
  },
  {
    name: "mcp",
    file: "scripts/mcp/main.ts",
    about: "a server of tools for assistants (Model Context Protocol)",
  },
  { name: "new", file: "scripts/new.ts", about: "a new page with its front matter filled in" },
  {
    name: "release",
    file: "scripts/release.ts",
    about: "publishes the finished build that is in public/",
  },
  {
    name: "reproduce",
    file: "scripts/reproduce/main.ts",
    about: "draws the figures of an archive again and compares them",
  },
  {
    name: "search-push",
    file: "scripts/search-push.ts",
    about: "brings the hosted search index up to date with the content",
  },
  {
    name: "search-serve",
    file: "scripts/search-serve.ts",
    about: "a local server that stands in for Algolia",
  },
]
