import { type Dice, dice } from "../synthetic/dice"
import { dataEdits } from "./data-edits"
import type { Edit, EditKind, Tree } from "./edit"
import { pageEdits } from "./page-edits"
import { pictureEdits } from "./picture-edits"

/** Every kind of edit that the content knows. */
export const editKinds: readonly [EditKind, ...EditKind[]] = [
  ...pageEdits,
  ...dataEdits,
  ...pictureEdits,
] as [EditKind, ...EditKind[]]

/** How often an edit that cannot be made is followed by another before the content is given up. */
const TRIES = 60

/**
 * Edits by seed: the same seed and the same content give the same edits, whatever the machine. Each kind comes once before
 * any comes again.
 */
export class Edits {
  private readonly dice: Dice
  private left: EditKind[] = []

  constructor(seed: number) {
    this.dice = dice(seed)
  }

  /**
   * The next edit of a tree.
   * @param isSound whether the content is sound after an edit; one that makes it unsound is not taken
   * @throws where no edit can be made
   */
  async next(tree: Tree, isSound: (edit: Edit) => Promise<boolean>): Promise<Edit> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kind = this.kind()
      const files = await kind.make(tree, this.dice)
      if (!files) continue
      const edit = { name: `${kind.name} (${Object.keys(files).join(", ")})`, files }
      if (await isSound(edit)) return edit
    }
    throw new Error(`no edit can be made of this content, after ${TRIES} tries`)
  }

  private kind(): EditKind {
    if (this.left.length === 0) this.left = [...editKinds]
    const [kind = editKinds[0]] = this.left.splice(this.dice.int(0, this.left.length - 1), 1)
    return kind
  }
}
