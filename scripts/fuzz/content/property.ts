import fc, { type IAsyncProperty } from "fast-check"
import type { Mutation } from "./change"
import type { ContentChecker } from "./checker"
import { dataMutations } from "./data-mutations"
import { fileMutations } from "./file-mutations"
import { textMutations } from "./text-mutations"

/** Property: broken or hostile content gives valid pages, or errors with file, line, and a fix. */
export function validOrReported(checker: ContentChecker): IAsyncProperty<[Mutation]> {
  const { files } = checker
  const mutations = fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...textMutations(files)) },
    { weight: 1, arbitrary: fc.oneof(...dataMutations(files)) },
    { weight: 1, arbitrary: fc.oneof(...fileMutations(files)) },
  )
  return fc.asyncProperty(mutations, async ({ changes }) => {
    const faults = await checker.faultsOf(changes)
    if (faults.length > 0) throw new Error(faults.slice(0, 5).join("\n"))
  })
}
