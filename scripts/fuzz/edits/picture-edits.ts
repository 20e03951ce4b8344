import { dirname, join } from "node:path"
import sharp from "sharp"
import type { Dice } from "../../../bench/synthetic/dice"
import { phrase } from "../../../bench/synthetic/prose"
import type { EditKind, Tree } from "./edit"
import { pick } from "./page-edits"

/**
 * Picture of noise, which does not compress, wide enough for several widths. Depends only on the
 * dice.
 */
function picture(dice: Dice): Promise<Buffer> {
  const size = { width: dice.int(500, 700), height: dice.int(40, 80), channels: 3 as const }
  const bytes = Buffer.alloc(size.width * size.height * size.channels)
  for (let at = 0; at < bytes.length; at++) bytes[at] = dice.int(0, 255)
  return sharp(bytes, { raw: size }).png().toBuffer()
}

const ours = /picture-\d+\.png$/
const picturesOf = ({ paths }: Tree) => paths.filter(path => ours.test(path))

export const pictureEdits: readonly EditKind[] = [
  {
    name: "picture added",
    async make(tree, dice) {
      const page = pick(
        dice,
        tree.paths.filter(path => /^docs\/.+\/.*\.mdx?$/.test(path)),
      )
      if (!page) return undefined
      const name = `picture-${dice.int(1, 9999)}.png`
      return {
        [join(dirname(page), name)]: await picture(dice),
        [page]: `${tree.read(page).trimEnd()}\n\n![${phrase(dice, 3)}](./${name})\n`,
      }
    },
  },
  {
    name: "other picture of the same name",
    async make(tree, dice) {
      const path = pick(dice, picturesOf(tree))
      return path && { [path]: await picture(dice) }
    },
  },
]
