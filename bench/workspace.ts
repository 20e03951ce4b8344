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

/** Output folder of all benchmarks, which git ignores and which can be deleted at any time. */
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
 * Creates a copy of the project's code in which a benchmark can build and edit without changing the
 * project's own `.cache`, `public` and sources. Packages are linked; caches are separate.
 * @returns absolute path of the copy
 */
export function workspace(name: string): string {
  const root = join(benchRoot, name)
  mirror(projectRoot, root)
  linkPackages(root)
  return root
}

/**
 * Copies code and content from one folder to another and removes the rest, except output, caches
 * and packages.
 */
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

/** Removes all output and caches of earlier builds from a workspace. */
export function clean(root: string): void {
  const made = [".cache", ".build-cache", ".pictures", ".releases", "public", "site"]
  for (const path of [...made, "node_modules/.cache"])
    rmSync(join(root, path), { recursive: true, force: true })
}

/** Replaces a folder with the given files. */
export function writeTree(folder: string, files: readonly GeneratedFile[]): void {
  rmSync(folder, { recursive: true, force: true })
  for (const { path, text } of files) {
    const file = join(folder, path)
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
