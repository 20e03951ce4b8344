/** The part of an address that names a version of the contracts. */
const versionPart = /\/V\d+(?:\.\d+)*(?=[/#]|$)/

/** The version of Panoptic or Uniswap at the end of a contract's name, as in `contract.PanopticPoolV2`. */
const nameVersion = /(\/[a-z]+\.\w+?)V\d+(?=#|$)/

/**
 * The address that a part of the contract reference has in all versions. Pages of one contract in several versions
 * are twins: who finds one has found the others, since each links to them.
 */
export const addressInAllVersions = (url: string) =>
  url.replace(versionPart, "").replace(nameVersion, "$1")

/** Whether an address leads into the contract reference. */
export const isOfContracts = (url: string) => versionPart.test(url)

/**
 * Only the best of twins, in the order of a ranking.
 * @param ids rows, best first
 * @param twinOf for each row a number that it shares with its twins
 */
export function withoutTwins(ids: readonly number[], twinOf: readonly number[]): number[] {
  const seen = new Set<number>()
  return ids.filter(id => {
    const twin = twinOf[id] ?? id
    if (seen.has(twin)) return false
    seen.add(twin)
    return true
  })
}
