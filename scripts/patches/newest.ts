import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { formatMismatches, mismatches } from "../../src/gatsby/patches/check"
import type { Patch } from "../../src/gatsby/patches/patch"

/**
 * Installs the newest published version of each patched package in a temporary folder, without
 * running install scripts.
 * @returns the problems that the patches would have there, one per line; empty if all fit
 */
export function tryNewest(patches: readonly Patch[]): string {
  const root = mkdtempSync(join(tmpdir(), "newest-packages-"))
  try {
    const names = [
      ...patches.map(patch => patch.package),
      ...patches.flatMap(({ expects }) => expects.map(packageOf)),
    ]
    const wanted = [...new Set(names)].map(name => `${name}@latest`)
    const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps"]
    execFileSync("npm", ["install", ...options, ...wanted], { cwd: root, stdio: "ignore" })
    return formatMismatches(mismatches({ patches, root }))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Package name of a file below node_modules. */
const packageOf = (file: string): string =>
  file
    .split("/")
    .slice(0, file.startsWith("@") ? 2 : 1)
    .join("/")
