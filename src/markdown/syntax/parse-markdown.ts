import type { Root } from "mdast"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import type { VFile } from "vfile"
import { VFileMessage } from "vfile-message"
import { ContentError } from "../../content/thrown-problem"
import type { Compilation } from "../compilation"
import { remarkBoundedMarks } from "./bounded-marks"
import { checkDepth, checkNesting } from "./bounds"
import { splitLanguage } from "./code-meta"
import { remarkContainerDirectives } from "./container-directives"
import { mayHoldEmail, remarkGithub } from "./gfm"
import { readAlerts, reportStrayMarkers } from "./github/alerts"
import { unlinkAddresses } from "./github/plain-addresses"
import { unescapePipes } from "./github/table-pipes"
import { lowerFirst } from "./lower-first"
import { remarkFormulas } from "./math-syntax"
import type { Dialect } from "./prepare-source"

const parserOf = (dialect: Dialect, emails: boolean) =>
  unified()
    .use(remarkParse)
    .use(dialect === "mdx" ? [remarkMdx] : [])
    .use(remarkGithub, { emails })
    .use(remarkContainerDirectives)
    .use(remarkFormulas)
    .use(remarkBoundedMarks)
    .freeze()

const parsers = {
  md: { plain: parserOf("md", false), withEmails: parserOf("md", true) },
  mdx: { plain: parserOf("mdx", false), withEmails: parserOf("mdx", true) },
}

/**
 * Parses text to a Markdown tree. Plain Markdown always parses; a syntax error in MDX is a Problem
 * and gives null.
 */
export function parseMarkdown(file: VFile, compilation: Compilation): Root | null {
  try {
    const text = String(file.value)
    checkNesting(text, compilation.dialect === "mdx")
    const parser = parsers[compilation.dialect][mayHoldEmail(text) ? "withEmails" : "plain"]
    const tree = parser.parse(file)
    checkDepth(tree)
    unlinkAddresses(tree)
    if (text.includes("\\|")) unescapePipes(tree)
    if (text.includes("[!")) {
      readAlerts(tree, text)
      reportStrayMarkers(tree, compilation)
    }
    visit(tree, "code", splitLanguage)
    return tree
  } catch (error) {
    if (error instanceof ContentError) {
      compilation.report(error.line, error.message, error.fix)
      return null
    }
    if (!(error instanceof VFileMessage)) throw error
    // Errors at the end of the file give their position only in the message: "(5:1-5:6)".
    const line = error.line ?? Number(/\((\d+):\d+/.exec(error.reason)?.[1] ?? 1)
    const words = error.reason.replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, "").replace(/\s+/g, " ")
    const message = `MDX syntax error: ${lowerFirst(words)}`
    compilation.report(line, message, fixFor(error))
    return null
  }
}

function fixFor({ reason }: VFileMessage): string {
  if (/import\/exports/.test(reason))
    return "correct or remove the import; a line of text cannot start with `import` or `export`"
  if (/acorn|expression/.test(reason))
    return "write a plain brace as `\\{`; braces in code and formulas need no backslash"
  if (/before the end of `paragraph`/.test(reason)) {
    return "put the opening and the closing tag on lines of their own, with empty lines around the text inside"
  }
  if (/closing tag|closing slash|end-tag/i.test(reason))
    return "close every tag, for example `<br />` or `<div>…</div>`"
  if (/before name|in name|after name|before attribute/.test(reason)) {
    return "write a plain less-than sign as `&lt;`, and close tags that have no end, as in `<br />`"
  }
  return "correct the tag, or rename the file to `.md`, where braces are plain text and HTML is less strict"
}
