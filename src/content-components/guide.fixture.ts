/** The examples of the author's guide, for the tests of everything that authors may write. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { components } from "../content/tree/body-components"
import { compilePage } from "../markdown/compile-page"

const guide = readFileSync(join(__dirname, "README.md"), "utf8")

/** Every example as it is written. */
export const examples = [...guide.matchAll(/```mdx\n(.*?)```/gs)].map(([, text = ""]) => text)

/** Compiles what an author writes as a page of the docs. */
export const compileExample = (text: string) =>
  compilePage({ file: "content/docs/guide.mdx", text, route: "/docs/guide", components })
