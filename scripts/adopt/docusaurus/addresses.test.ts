import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { makePlan } from "../make-plan"
import { readDocusaurusSite } from "./read-site"

/** Plan for adopting a Docusaurus site with these pages. */
function planOf(config: string, files: Record<string, string>) {
  const text = `module.exports = { presets: [["classic", { blog: {} }]], ${config} }\n`
  const root = temporaryFolder({ "docusaurus.config.js": text, ...files })
  const plan = makePlan(readDocusaurusSite(root))
  return { ...plan, moves: plan.moves.map(({ from, to }) => ({ from, to })) }
}

test("redirects the addresses that posts have in Docusaurus", () => {
  const { moves } = planOf('baseUrl: "/"', {
    "docs/2-a.md": "# A\n",
    "blog/releases/2024-1-2-v2.md": "Text.\n",
    "blog/2024-01-07.md": "Text.\n",
    "blog/2024-01-02/index.md": "Text.\n",
    "blog/2024-01-03-named.md": "---\nslug: 1.10\n---\nText.\n",
  })
  expect(moves).toEqual([
    { from: "/blog/2024/01/02/index", to: "/blog/2024-01-02" },
    { from: "/blog/2024/01/07", to: "/blog/2024-01-07" },
    { from: "/blog/2024/1/2/releases/v2", to: "/blog/releases/v2" },
  ])
})

test("rewrites links and redirects older addresses when the site is below a base address", () => {
  const links = [
    "[a](/base/docs/a) [b](/docs/b#c) ![p](pathname:///base/img/p.png) ![q](/base/img/q.png)",
    '<a href="/base/blog/2024/01/03/post/">p</a> `(/base/docs/a)` [x](/basement) [y](//base/a)',
    "",
    "[r]: /base/docs/a",
  ]
  const { moves, texts } = planOf('baseUrl: "/base/"', {
    "docs/a.md": `${links.join("\n")}\n`,
    "docs/02-b.md": "Text.\n",
    "blog/2024-01-03-post.md": "Text.\n",
  })
  expect(moves).toEqual([
    { from: "/base/blog/2024/01/03/post", to: "/blog/post" },
    { from: "/base/docs/b", to: "/docs/b" },
    { from: "/base/docs/a", to: "/docs/a" },
  ])
  expect(texts.get("docs/a.md")?.split("\n")).toEqual([
    "[a](/docs/a) [b](/docs/b#c) ![p](pathname:///img/p.png) ![q](/img/q.png)",
    '<a href="/blog/post">p</a> `(/base/docs/a)` [x](/basement) [y](//base/a)',
    "",
    "[r]: /docs/a",
    "",
  ])
})

test("keeps docs, and links to them, at their addresses when they are at the root of a base address", () => {
  const { moves, texts } = planOf(
    'baseUrl: "/docs/", presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]]',
    { "docs/a.md": "[b](/docs/b) [c](/b)\n", "docs/b.md": "Text.\n" },
  )
  expect(moves).toEqual([])
  expect(texts.get("docs/a.md")).toBe("[b](/docs/b) [c](/docs/b)\n")
})
