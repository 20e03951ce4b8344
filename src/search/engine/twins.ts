/** Part of an address that names a version of the contracts. */
const versionPart = /\/V\d+(?:\.\d+)*(?=[/#]|$)/

/**
 * Version of Panoptic or Uniswap at the end of a contract's name, as in `contract.PanopticPoolV2`.
 */
const nameVersion = /(\/[a-z]+\.\w+?)V\d+(?=#|$)/

/**
 * Address that all versions of a section of the contract reference share. A search shows only one
 * of these twins, because the pages of all versions link to one another.
 */
export const addressInAllVersions = (url: string) =>
  url.replace(versionPart, "").replace(nameVersion, "$1")

/** Returns true if an address is in the contract reference. */
export const isOfContracts = (url: string) => versionPart.test(url)

/**
 * Keeps only the best of each group of twins, in ranking order.
 * @param ids rows, best first
 * @param twinOf for each row, a number that it shares with its twins
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
