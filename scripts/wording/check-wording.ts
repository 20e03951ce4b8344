import { commentsOf } from "./comments-of"
import { longestLine, mostSentences, openings, wordings } from "./rules"

/**
 * Finds wording in a file that the project's English avoids.
 * @param name path of a TypeScript, style-sheet, or Markdown file
 * @returns one line for each problem: place, what is wrong, and what to write
 */
export function checkWording(name: string, text: string): string[] {
  if (name.endsWith(".md"))
    return withoutCode(text)
      .split("\n")
      .flatMap((line, index) => wordingProblems(`${name}:${index + 1}`, line))
  return commentsOf(name, text).flatMap(({ text, line, isDocstring }) => {
    const place = `${name}:${line}`
    const words = withoutCode(text)
    const [summary = ""] = words.split(/(?:^|\n)@\w/)
    const problems = wordingProblems(place, words.replaceAll("\n", " "))
    const opening = isDocstring ? openings.find.exec(summary) : null
    if (opening)
      problems.push(
        `${place} A docstring begins with "${opening[0]}": begin it with ${openings.write}.`,
      )
    if (text.split("\n").some(part => part.length > longestLine) && !/https?:/.test(text))
      problems.push(`${place} A comment line is longer than ${longestLine} columns: wrap it.`)
    const count = Math.max(...summary.split(/\n\s*\n/).map(sentences))
    if (count > mostSentences)
      problems.push(
        `${place} A comment has ${count} sentences: keep at most ${mostSentences}, and put longer reasons into a decision record.`,
      )
    return problems
  })
}

const wordingProblems = (place: string, words: string): string[] =>
  wordings.flatMap(({ find, write }) => {
    const found = find.exec(words)
    return found ? [`${place} "${found[0]}": write ${write}.`] : []
  })

/** Blanks code, quotations, addresses, and targets of Markdown links, and keeps line breaks. */
const withoutCode = (text: string) =>
  text.replace(/```[\s\S]*?```|`[^`]*`|"[^"\n]*"|https?:\S+|(?<=\])\([^)\s]*\)/g, code =>
    code.replace(/[^\n]/g, "x"),
  )

/** Number of sentences: ends followed by a capital, not after abbreviations such as "e.g.". */
const sentences = (text: string) =>
  text.trim()
    ? text.trim().split(/(?<!\b(?:e\.g|i\.e|vs|etc|cf|St|No))[.!?:]?[.!?]["')]?\s+(?=[A-Z`x])/)
        .length
    : 0
