import { type PatchName, patches } from "./registry"

/** Variable that lists disabled patches or kinds of patches, separated by commas. */
export const OFF_VARIABLE = "PATCHES_OFF"

/** Returns true if a patch is applied: it fits the installed packages and is not disabled. */
export function isOn(name: PatchName): boolean {
  return !patchesOff().has(name)
}

/** Returns the parts if the patch is on, otherwise an empty list. */
export const ifOn = <Part>(name: PatchName, ...parts: Part[]): Part[] => (isOn(name) ? parts : [])

/**
 * Returns the names of all disabled patches.
 * @throws Error if the variable names something that is neither a patch nor a kind of patch
 */
export function patchesOff(text = process.env[OFF_VARIABLE] ?? ""): ReadonlySet<string> {
  const words = text.split(",").flatMap(word => word.trim() || [])
  const off = words.flatMap(word => {
    const named = patches.filter(({ name, kind }) => word === name || word === kind)
    if (named.length > 0) return named.map(({ name }) => name)
    const known = ["fix", "bytes", "time", ...patches.map(({ name }) => name)].join(", ")
    throw new Error(`${OFF_VARIABLE}: there is no patch "${word}". Write one or more of: ${known}.`)
  })
  return new Set(off)
}
