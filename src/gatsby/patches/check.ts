import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { satisfies } from "semver"
import { projectRoot } from "../../site/project-paths"
import accepted from "./expects.json"
import { OFF_VARIABLE, patchesOff } from "./is-on"
import type { Expectations, Patch } from "./patch"
import { patches as registered } from "./registry"

/** A package file that differs from the one that a patch was made for. */
export interface Mismatch {
  patch: Patch
  /** Below node_modules. */
  file: string
  expected: string
  found: string
}

interface Installed {
  patches?: readonly Patch[]
  expectations?: Expectations
  /** Folder that holds node_modules. */
  root?: string
}

/**
 * Returns all differences between the installed packages and those that the patches were made for.
 */
export function mismatches({
  patches = registered,
  expectations = accepted,
  root = projectRoot,
}: Installed = {}): Mismatch[] {
  return patches.flatMap(patch => {
    const expected = expectations[patch.name] ?? {}
    const files = patch.expects.map(file => ({
      patch,
      file,
      expected: expected[file] ?? "a digest in expects.json",
      found: digestOfFile(root, file) ?? "no such file",
    }))
    const version = versionOf(root, patch.package)
    const fits = version !== undefined && satisfies(version, patch.tested)
    return [
      ...(fits
        ? []
        : [
            {
              patch,
              file: `${patch.package}/package.json`,
              expected: `version ${patch.tested}`,
              found: version ?? "no such package",
            },
          ]),
      ...files.filter(({ expected, found }) => expected !== found),
    ]
  })
}

/**
 * Returns the first sixteen hex digits of a file's SHA-256, or undefined if the file is missing.
 */
export function digestOfFile(root: string, file: string): string | undefined {
  const path = join(root, "node_modules", file)
  if (!existsSync(path)) return undefined
  return createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 16)
}

function versionOf(root: string, name: string): string | undefined {
  const file = join(root, "node_modules", name, "package.json")
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : undefined
}

/** Formats the differences, one per line. */
export const formatMismatches = (found: readonly Mismatch[]): string =>
  found
    .map(
      ({ patch: { name, kind }, file, expected, found }) =>
        `  ${name} (${kind}): ${file}: expected ${expected}, found ${found}`,
    )
    .join("\n")

const whatToDo =
  "Compare each file with its previous version, adapt src/gatsby/patches/<name> or remove it, and then run `npm run patches -- --accept <name>`. Or return to the versions in package-lock.json."

/**
 * Disables the patches that no longer fit, for this process and its child processes. A build
 * without a `bytes` or `time` patch is larger or slower; one without a `fix` would have the bug
 * that the patch works around.
 * @param warn receives one line for each disabled patch
 * @throws Error listing all differences if a `fix` does not fit
 */
export function settlePatches(warn: (line: string) => void, installed: Installed = {}): void {
  const off = patchesOff()
  const found = mismatches(installed).filter(({ patch }) => !off.has(patch.name))
  if (found.some(({ patch }) => patch.kind === "fix"))
    throw new Error(
      `These patches were made for other versions of the installed packages:\n${formatMismatches(found)}\n${whatToDo}`,
    )
  const unfit = new Map(found.map(mismatch => [mismatch.patch.name, mismatch]))
  for (const [name, { patch, file, expected, found }] of unfit)
    warn(`The patch ${name} is off (${patch.kind}): ${file}: expected ${expected}, found ${found}.`)
  const all = [...off, ...unfit.keys()]
  if (all.length > 0) process.env[OFF_VARIABLE] = all.join(",")
}
