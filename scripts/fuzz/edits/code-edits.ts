import type { EditKind, Tree } from "./edit"

/** Creates an edit of a project file, given by its path from the project root. */
const inCode = (
  name: string,
  file: string,
  change: (text: string, n: number) => string,
): EditKind => ({
  name,
  make: (tree: Tree, dice) => ({
    [`../${file}`]: change(tree.read(`../${file}`), dice.int(1, 1e6)),
  }),
})
const unused = (text: string, n: number) => `${text}\nexport const unused${n} = ${n}\n`
const lost = (folder: string): EditKind => ({
  name: `${folder} lost`,
  make: () => ({ [`../${folder}`]: null }),
})

/** Edits of the site's code, and deletions of caches. */
export const codeEdits: readonly EditKind[] = [
  inCode("component", "src/components/skip-link/index.tsx", (text, n) =>
    text.replace("Skip to main content", `Skip to content ${n}`),
  ),
  inCode("component for authors", "src/content-components/details/index.tsx", (text, n) =>
    text.replace("<div>", `<div data-edit="${n}">`),
  ),
  inCode(
    "style sheet",
    "src/components/skip-link/skip-link.module.css",
    (text, n) => `${text}\n.skip:active {\n  outline: ${n}px solid;\n}\n`,
  ),
  inCode("gatsby-node", "gatsby-node.ts", unused),
  inCode("build code", "src/model/related.ts", unused),
  lost(".cache"),
  lost("public"),
]
