import * as blocks from "./blocks"
import type { Dice } from "./dice"
import { paragraph, phrase } from "./prose"

/** Contents of a kind of page, with one block of each kind per given number of words. */
export interface Shape {
  /** Median number of words on a page, and the standard deviation of their logarithm. */
  words: number
  spread: number
  wordsPerFormula: number
  wordsPerCode: number
  wordsPerTable: number
  wordsPerFigure: number
}

export interface Body {
  text: string
  /** True if the text needs MDX. */
  mdx: boolean
}

/** Maximum length, so that a single outlier does not dominate a measurement. */
const MAX_WORDS = 8000

/**
 * Generates the body of a page with sections, links and the blocks of its shape.
 * @param links addresses of other pages
 * @param truncate true to end the excerpt after the first paragraph
 */
export function body(
  dice: Dice,
  shape: Shape,
  links: readonly [string, ...string[]],
  truncate: boolean,
): Body {
  const length = Math.min(MAX_WORDS, Math.round(dice.spread(shape.words, shape.spread)))
  const mdx = dice.chance(0.4)
  const parts = [paragraph(dice, Math.min(length, 60))]
  if (truncate) parts.push(mdx ? "{/* truncate */}" : "<!-- truncate -->")
  for (let written = 60, section = 0; written < length; section++) {
    const size = Math.min(length - written, dice.int(90, 260))
    if (size < 60) break
    const level = section > 0 && dice.chance(0.3) ? "###" : "##"
    parts.push(`${level} ${phrase(dice, dice.int(2, 5))}`)
    parts.push(paragraph(dice, Math.round(size / 2), inserts(dice, shape, size, links)))
    parts.push(...blocksOf(dice, shape, size, mdx))
    parts.push(paragraph(dice, Math.round(size / 2), inserts(dice, shape, size, links)))
    written += size
  }
  if (mdx && parts.some(part => part.startsWith("<Tabs>"))) parts.unshift(blocks.tabsImport)
  return { text: parts.join("\n\n"), mdx }
}

/** Inline parts of a paragraph: about one link per 200 words, and half of the formulas. */
function inserts(
  dice: Dice,
  shape: Shape,
  words: number,
  links: readonly [string, ...string[]],
): string[] {
  const made: string[] = []
  if (dice.chance(words / 400)) made.push(`see [${phrase(dice, 3)}](${dice.pick(links)})`)
  if (dice.chance(words / 4 / shape.wordsPerFormula))
    made.push(`where $${blocks.formula(dice, 1)}$`)
  return made
}

function blocksOf(dice: Dice, shape: Shape, words: number, mdx: boolean): string[] {
  const made: string[] = []
  const add = (per: number, make: (dice: Dice) => string) => {
    if (dice.chance(words / per)) made.push(make(dice))
  }
  add(shape.wordsPerFormula * 2, blocks.displayFormula)
  add(shape.wordsPerCode, mdx && dice.chance(0.2) ? blocks.tabs : blocks.code)
  add(shape.wordsPerTable, blocks.table)
  add(500, blocks.list)
  add(900, blocks.admonition)
  add(3000, blocks.details)
  if (mdx) add(shape.wordsPerFigure, blocks.figure)
  return made
}
