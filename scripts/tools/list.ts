/** Scripts and Playwright configurations that `npm run tools` can run, with descriptions. */
export const tools: readonly { name: string; file: string; about: string }[] = [
  {
    name: "agents",
    file: "scripts/agent-score/main.ts",
    about: "score how well programs can read the published site",
  },
  {
    name: "audit",
    file: "scripts/audit/main.ts",
    about: "check dependencies for advisories, licenses, and install scripts",
  },
  {
    name: "claims",
    file: "scripts/claims.ts",
    about: "update the expected numbers of claims, and docs/claims.md",
  },
  {
    name: "expiry",
    file: "scripts/expiry/main.ts",
    about: "fail if security.txt expires within 30 days",
  },
  {
    name: "figures",
    file: "scripts/figures/main.ts",
    about: "print benchmark results as tables, compared with another build",
  },
  {
    name: "fonts",
    file: "scripts/fonts/main.ts",
    about: "generate the site's font files from their packages",
  },
  {
    name: "fuzz",
    file: "scripts/fuzz/main.ts",
    about: "test random content changes, or random edits with builds",
  },
  { name: "insight", file: "scripts/insight/main.ts", about: "evaluate exported analytics events" },
  {
    name: "links",
    file: "scripts/external-links/main.ts",
    about: "check all links to other sites",
  },
  {
    name: "looks",
    file: "tests/looks/playwright.config.ts",
    about: "compare screenshots of all page types with an older build",
  },
  {
    name: "mcp",
    file: "scripts/mcp/main.ts",
    about: "start the tools for AI assistants (Model Context Protocol)",
  },
  { name: "new", file: "scripts/new.ts", about: "create a page with its front matter filled in" },
  {
    name: "release",
    file: "scripts/release.ts",
    about: "publish the finished build in public/",
  },
  {
    name: "reproduce",
    file: "scripts/reproduce/main.ts",
    about: "redraw the figures of an archive and compare them",
  },
  {
    name: "search-push",
    file: "scripts/search-push.ts",
    about: "update the hosted search index from the content",
  },
  {
    name: "search-serve",
    file: "scripts/search-serve.ts",
    about: "start a local server in place of Algolia",
  },
]
