/** Part of an address that names a version of the contracts. */
const versionPart = /\/V\d+(?:\.\d+)*(?=[/#]|$)/

/**
 * Version of Panoptic or Uniswap at the end of a contract's name, as in `contract.PanopticPoolV2`.
 */
const nameVersion = /(\/[a-z]+\.\w+?)V\d+(?=#|$)/

/**
 * Address that all versions of a section of the contract reference share. A search shows only one
 * of these duplicates, because the pages of all versions link to one another.
 */
export const addressInAllVersions = (url: string) =>
  url.replace(versionPart, "").replace(nameVersion, "$1")

/** Returns true if an address is in the contract reference. */
export const isOfContracts = (url: string) => versionPart.test(url)

/**
 * Keeps only the best of each group of duplicates, in ranking order.
 * @param ids rows, best first
 * @param sharedAddressOf for each row, a number that it shares with its duplicates
 */
export function withoutDuplicates(
  ids: readonly number[],
  sharedAddressOf: readonly number[],
): number[] {
  const seen = new Set<number>()
  return ids.filter(id => {
    const sharedAddress = sharedAddressOf[id] ?? id
    if (seen.has(sharedAddress)) return false
    seen.add(sharedAddress)
    return true
  })
}
