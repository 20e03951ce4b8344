import { ClaimError, tellClaim } from "../../claims/tell-claim"
import type { Problem } from "../../content/problem"
import { bounds } from "./bounds"
import { readFrontMatter } from "./front-matter"
import { type Dialect, dialectOf, formatOf } from "./prepare-source"
import { mapOutsideCode } from "./source-text"

/*
 * Private-use characters replace the braces that open a claim during the search. They are as many
 * as the braces, so positions stay the same.
 */
const inText = "\uE002\uE002"
const inFormula = "\uE003\uE003"

/**
 * Approximates a formula as math-syntax.ts reads it, closely enough to find claims in it. Its
 * length is limited, since texts may have any number of unclosed dollars.
 */
const formula =
  /(?<![\\$])(?:\$\$(?!\$)[\s\S]*?\$\$|\$(?![\s$])(?:\\[^\n]|[^\\$`\n]|\n(?!\s*\n)){0,2000}?(?<![\s\\])\$(?!\d))/g

/** `{{` in a formula is a group of TeX unless a space follows. */
const openInFormula = /\{\{(?= )/g

/** In MDX, `sources={{ … }}` is an attribute, not a claim. */
const opening = { md: /(?<!\\)\{\{/g, mdx: /(?<![\\=])\{\{/g }

/** Comments of HTML and of MDX, which may hold any code. */
const comment = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g

/** Dialect of a whole file. Reads the front matter only if it may set the format. */
function dialectOfText(file: string, text: string): Dialect {
  const data = /^[ \t]*(?:mdx:.*)?format:/m.test(text) ? readFrontMatter(file, text).data : {}
  return dialectOf(file, text, formatOf(data))
}

/** A claim and its position in the file. */
export interface PlacedClaim {
  /** The claim with its braces; if it is not closed, the rest of its line. */
  source: string
  start: number
  line: number
  /** 1-based. */
  column: number
  isInFormula: boolean
  isClosed: boolean
}

/** Finds the claims of a content file, with its front matter; braces in code are not claims. */
export function findClaims(file: string, text: string): PlacedClaim[] {
  if (!text.includes("{{")) return []
  const dialect = dialectOfText(file, text)
  const marked = mapOutsideCode(text, prose =>
    prose
      .replace(comment, hidden => hidden.replaceAll("{{", "{\uE004"))
      .replace(formula, tex => tex.replace(openInFormula, inFormula).replaceAll("{{", "{\uE004"))
      .replace(opening[dialect], inText),
  )
  const found = [...marked.matchAll(/(\uE002\uE002|\uE003\uE003)[^\n]*?(\}\}|$)/gm)]
  let line = 1
  let lineStart = 0
  return found.map(({ 0: { length }, 1: mark, 2: end, index }) => {
    for (let next = text.indexOf("\n", lineStart); next >= 0 && next < index; line++) {
      lineStart = next + 1
      next = text.indexOf("\n", lineStart)
    }
    return {
      source: text.slice(index, index + length),
      start: index,
      line,
      column: index - lineStart + 1,
      isInFormula: mark === inFormula,
      isClosed: end === "}}",
    }
  })
}

/**
 * Replaces a file's claims, `{{ maintenance(put, strike=2000, spot=1750) | usdc }}`, by numbers
 * before anything else reads it: tables, attributes, twins, feeds and the search all see plain
 * text. Line numbers stay the same.
 */
export function fillClaims(file: string, text: string): { text: string; problems: Problem[] } {
  const problems: Problem[] = []
  let end = 0
  const parts: string[] = []
  for (const claim of findClaims(file, text)) {
    parts.push(text.slice(end, claim.start), told(claim, file, problems))
    end = claim.start + claim.source.length
  }
  const filled = parts.join("") + text.slice(end)
  // `\{{` means two literal braces: MDX would read the second as an expression, so both are
  // escaped.
  const escaped = filled.includes("\\{{") && dialectOfText(file, text) === "mdx"
  return {
    text: escaped ? mapOutsideCode(filled, prose => prose.replaceAll("\\{{", "\\{\\{")) : filled,
    problems,
  }
}

/** Text for readers; a question mark and a problem if the claim cannot be computed. */
function told(claim: PlacedClaim, file: string, problems: Problem[]): string {
  const { line, source, isInFormula } = claim
  const column = (at: number) => claim.column + at
  try {
    if (!claim.isClosed) {
      const plain = isInFormula ? "`{ {` for two groups of a formula" : "`\\{{` for plain braces"
      throw new ClaimError("`{{` is not closed on its line", `write \`}}\`, or ${plain}`, 0)
    }
    if (source.length > bounds.claim) {
      const length = `the claim has ${source.length} characters, more than the maximum of ${bounds.claim}`
      throw new ClaimError(length, "write it as a function in src/claims/functions", 0)
    }
    const { text, stale } = tellClaim(source)
    if (stale) {
      const message = `column ${column(stale.at)}: the claim expects ${stale.expected} and gives ${stale.now}`
      const fix = `write \`= ${stale.now}\` and read the sentence again; \`npm run tools -- claims\` updates all of them`
      problems.push({ file, line, message, fix, kind: "stale-claim" })
    }
    return isInFormula ? text.replaceAll("%", "\\%").replace("−", "-") : text
  } catch (error) {
    if (!(error instanceof ClaimError)) throw error
    const shown = source.length > bounds.claim ? `${source.slice(0, 60)}…` : source
    const message = `column ${column(error.at)}: ${error.message}, in \`${shown}\``
    const plain = isInFormula ? "`{ {`" : "`\\{{`"
    const fix = claim.isClosed
      ? `${error.fix}; for braces that are not a claim, write ${plain}`
      : error.fix
    problems.push({ file, line, message, fix })
    return "?"
  }
}
