import { readFileSync, writeFileSync } from "node:fs"
import { digestOfFile } from "../../src/gatsby/patches/check"
import type { Expectations, Patch } from "../../src/gatsby/patches/patch"

const file = "src/gatsby/patches/expects.json"

/**
 * Records the digests of the installed files that patches rely on.
 * @param name name of a patch, or "all"
 * @throws if there is no such patch, or a file is missing
 */
export function accept(name: string, patches: readonly Patch[], root = process.cwd()): void {
  const chosen = patches.filter(patch => name === "all" || patch.name === name)
  if (chosen.length === 0)
    throw new Error(`there is no patch "${name}": write the name of a folder in src/gatsby/patches`)
  const before: Expectations = JSON.parse(readFileSync(file, "utf8"))
  const digestOf = (path: string) => {
    const digest = digestOfFile(root, path)
    if (digest) return [path, digest] as const
    throw new Error(`node_modules/${path} is missing: change "expects" in registry.ts`)
  }
  const after = Object.fromEntries(
    patches.map(patch => [
      patch.name,
      chosen.includes(patch)
        ? Object.fromEntries(patch.expects.map(digestOf))
        : (before[patch.name] ?? {}),
    ]),
  )
  writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`)
}
