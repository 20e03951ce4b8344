import { existsSync, readFileSync } from "node:fs"
import { fillClaims } from "../../src/markdown/syntax/fill-claims"
import { blog } from "./examples/blog"
import { contracts } from "./examples/contracts"
import { docs } from "./examples/docs"
import type { Examples } from "./examples/format"
import { lessons } from "./examples/lessons"
import { lpPosts } from "./examples/lp-posts"
import { lpResearch } from "./examples/lp-research"
import { pages } from "./examples/pages"
import { research } from "./examples/research"

/*
 * The examples that pages work out, worked out again by src/options: each line in examples/ is what the page says,
 * with every number computed. A page whose numbers or a formula whose result changes fails here.
 */

function textOf(page: string): string {
  const file = [`content/${page}.mdx`, `content/${page}.md`].find(existsSync)
  if (!file) throw new Error(`no page content/${page}`)
  // Lines are broken anywhere; the examples are found across them. Claims count as the numbers that readers see.
  return fillClaims(file, readFileSync(file, "utf8")).text.replace(/\s+/g, " ")
}

const examples: Examples = {
  ...docs,
  ...contracts,
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
