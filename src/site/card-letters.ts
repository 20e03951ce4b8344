import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { cardTitleFont } from "../content/card-font"
import { drawableText } from "../content/drawable-text"
import type { Problem } from "../content/problem"
import { listOf } from "../model/in-words"
import type { Page } from "../model/page"
import { needsCard } from "../model/social-card"
import { projectRoot } from "./project-paths"

/**
 * Latin, Greek, Cyrillic, and punctuation, which the font is known to have, so that most sites
 * never open it.
 */
const known = /^[\u0020-\u017E\u0386-\u03CE\u0400-\u045F\u2010-\u2027\u2030-\u203A]*$/

/** Reports titles with characters that social cards leave out. */
export async function checkCardLetters(pages: readonly Page[]): Promise<Problem[]> {
  const doubtful = pages.filter(page => page.file && needsCard(page) && !known.test(page.title))
  if (doubtful.length === 0) return []
  const { create } = await import("fontkit")
  const { resolve } = createRequire(join(projectRoot, "package.json"))
  const font = create(readFileSync(resolve(cardTitleFont)))
  const covers = (codePoint: number) =>
    "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(codePoint)
  return doubtful.flatMap((page): Problem[] => {
    const { text, missing } = drawableText(page.title, covers)
    if (missing.length === 0) return []
    const letters = listOf(missing.map(letter => `"${letter}"`))
    const rest = text ? `, and says "${text}"` : ", and shows no title"
    return [
      {
        file: page.file ?? "",
        line: page.entry?.lines?.title ?? 1,
        field: "title",
        message: `the social card leaves out ${letters}, which its font does not have${rest}`,
        fix: "write the title without these characters, or use your own picture: `image: ./card.png`",
        kind: "undrawn-letters",
      },
    ]
  })
}
