import { existsSync, readFileSync } from "node:fs"
import { blog } from "./examples/blog"
import { contracts } from "./examples/contracts"
import type { Examples } from "./examples/format"
import { gettingStarted } from "./examples/getting-started"
import { lessons } from "./examples/lessons"
import { liquidityGuides } from "./examples/liquidity-guides"
import { lpPosts } from "./examples/lp-posts"
import { lpResearch } from "./examples/lp-research"
import { pages } from "./examples/pages"
import { product } from "./examples/product"
import { protocol } from "./examples/protocol"
import { research } from "./examples/research"
import { strategies } from "./examples/strategies"
import { terms } from "./examples/terms"
import { trading } from "./examples/trading"

/*
 * The examples that pages work out, worked out again by src/options: each line in examples/ is what the page says,
 * with every number computed. A page whose numbers or a formula whose result changes fails here.
 */

function textOf(page: string): string {
  const file = [`content/${page}.mdx`, `content/${page}.md`].find(existsSync)
  if (!file) throw new Error(`no page content/${page}`)
  // Lines are broken anywhere; the examples are found across them.
  return readFileSync(file, "utf8").replace(/\s+/g, " ")
}

const examples: Examples = {
  ...gettingStarted,
  ...protocol,
  ...product,
  ...liquidityGuides,
  ...trading,
  ...contracts,
  ...terms,
  ...strategies,
  ...pages,
  ...research,
  ...lessons,
  ...lpResearch,
  ...lpPosts,
  ...blog,
}

for (const [page, lines] of Object.entries(examples)) {
  test.each(lines)(`${page} says: %s`, line => {
    expect(textOf(page)).toContain(line)
  })
}
