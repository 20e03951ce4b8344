/** Scripts and Playwright configurations that `npm run tools` can run, with descriptions. */
export const tools: readonly { name: string; file: string; about: string }[] = [
  {
    name: "agents",
    file: "scripts/agent-score/main.ts",
    about: "scores how well programs can read the published site",
  },
  {
    name: "audit",
    file: "scripts/audit/main.ts",
    about: "checks the lock file for advisories, licenses and install scripts",
  },
  {
    name: "claims",
    file: "scripts/claims.ts",
    about: "updates the numbers that texts claim to those that formulas give now",
  },
  {
    name: "expiry",
    file: "scripts/expiry/main.ts",
    about: "fails if security.txt expires within 30 days",
  },
  {
    name: "figures",
    file: "scripts/figures/main.ts",
    about: "prints what a benchmark measured as tables that compare two builds",
  },
  {
    name: "fonts",
    file: "scripts/fonts/main.ts",
    about: "subsets the site's fonts from those in their packages",
  },
  {
    name: "fuzz",
    file: "scripts/fuzz/main.ts",
    about: "checks random changes of content, and random edits with builds, using fast-check",
  },
  {
    name: "insight",
    file: "scripts/insight/main.ts",
    about: "summarizes readers' exported events",
  },
  {
    name: "links",
    file: "scripts/external-links/main.ts",
    about: "requests every external address that pages link to",
  },
  {
    name: "looks",
    file: "tests/looks/playwright.config.ts",
    about: "compares screenshots of all page types with those of an older build",
  },
  {
    name: "mcp",
    file: "scripts/mcp/main.ts",
    about: "starts the server of tools for assistants (Model Context Protocol)",
  },
  { name: "new", file: "scripts/new.ts", about: "creates a page with its front matter filled in" },
  {
    name: "release",
    file: "scripts/release.ts",
    about: "publishes the finished build in public/",
  },
  {
    name: "reproduce",
    file: "scripts/reproduce/main.ts",
    about: "redraws the figures of an archive and compares them",
  },
  {
    name: "search-push",
    file: "scripts/search-push.ts",
    about: "updates the hosted search index to the content",
  },
  {
    name: "search-serve",
    file: "scripts/search-serve.ts",
    about: "starts a local server in place of Algolia",
  },
]
