import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import type { GeneratedFile } from "./synthetic/tree"

export const projectRoot = process.cwd()

/** Everything a benchmark makes lies here; git ignores it. Delete it at any time. */
export const benchRoot = join(projectRoot, ".bench")

const notCopied = new Set([
  ".bench",
  ".build-cache",
  ".cache",
  ".git",
  ".pictures",
  ".releases",
  "bench-results",
  "node_modules",
  "playwright-report",
  "public",
  "site",
  "test-results",
])

/**
 * A copy of the project's code in which a benchmark may build and edit, so that the project's own `.cache`,
 * `public` and sources stay as they are. Packages are linked, caches are its own.
 * @returns absolute path of the copy
 */
export function workspace(name: string): string {
  const root = join(benchRoot, name)
  mirror(projectRoot, root)
  linkPackages(root)
  return root
}

/** Makes code and content of one folder those of another; output, caches and packages stay. */
export function mirror(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(to))
    if (!notCopied.has(entry)) rmSync(join(to, entry), { recursive: true })
  for (const entry of readdirSync(from))
    if (!notCopied.has(entry))
      cpSync(join(from, entry), join(to, entry), { recursive: true, preserveTimestamps: true })
}

function linkPackages(root: string): void {
  const from = join(projectRoot, "node_modules")
  const to = join(root, "node_modules")
  mkdirSync(to, { recursive: true })
  const wanted = readdirSync(from).filter(entry => entry !== ".cache")
  for (const entry of readdirSync(to))
    if (entry !== ".cache") rmSync(join(to, entry), { recursive: true })
  for (const entry of wanted) symlinkSync(join(from, entry), join(to, entry))
}

/** Removes everything that earlier builds left in a workspace. */
export function clean(root: string): void {
  const made = [".cache", ".build-cache", ".pictures", ".releases", "public", "site"]
  for (const path of [...made, "node_modules/.cache"])
    rmSync(join(root, path), { recursive: true, force: true })
}

/** Replaces a folder by the given files. */
export function writeTree(folder: string, files: readonly GeneratedFile[]): void {
  rmSync(folder, { recursive: true, force: true })
  for (const { path, text } of files) {
    const file = join(folder, path)
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
