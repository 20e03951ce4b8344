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
 * Recomputes the worked examples of pages with src/options: each line in examples/ is text of the
 * page with every number computed. A test fails when a number on the page or the result of a
 * formula changes.
 */

function textOf(page: string): string {
  const file = [`content/${page}.mdx`, `content/${page}.md`].find(existsSync)
  if (!file) throw new Error(`no page content/${page}`)
  // Ignores line breaks, and replaces claims with the numbers that readers see.
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
  test.each(lines)(`${page} contains: %s`, line => {
    expect(textOf(page)).toContain(line)
  })
}
