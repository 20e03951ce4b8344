import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { Change, Files } from "./change"

/** Marker word in files outside the content, which must never be read. */
export const canary = "CANARY-7f3a"

/** Paths of real files of every kind, few enough to be read quickly. */
const taken = [
  /^(?:data|contracts|snippets)\//,
  /_category_\.json$/,
  /^docs\/[^/]+\.mdx?$/,
  /^docs\/(?:product|subgraph)\//,
  /^blog\/(?:tags\.yml|authors\.yml|2023-0[1-3].*|2025-03.*)$/,
  /^research\/(?:tags\.yml|authors\.yml|2023-0[12].*)$/,
  /^pages\//,
]

/** Selected files of the site's content, by path below the content folder. */
export function realFiles(content: string): Files {
  const paths = readdirSync(content, { recursive: true, withFileTypes: true })
    .filter(item => item.isFile())
    .map(item => join(item.parentPath, item.name).slice(content.length + 1))
    .filter(path => taken.some(pattern => pattern.test(path)))
    .sort()
  return new Map(paths.map(path => [path, readFileSync(join(content, path))]))
}

/** A temporary project whose content can be changed freely. */
export class Workspace {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "hostile-content-")))
  readonly outside = join(this.folder, "outside")

  constructor(
    readonly files: Files,
    root: string,
  ) {
    symlinkSync(join(root, "static"), join(this.folder, "static"))
    // Copies only the source that pages show or import, because a reading also checks the code that
    // it depends on.
    mkdirSync(join(this.folder, "src"))
    cpSync(join(root, "src/options"), join(this.folder, "src/options"), { recursive: true })
    symlinkSync(join(root, "src/components"), join(this.folder, "src/components"))
    for (const name of ["secret.md", "secret.ts", "secret.js", "secret.png", "secret.yaml"])
      write(join(this.outside, name), Buffer.from(`${canary}: ${canary}\n`))
    this.restore()
  }

  /** Restores the content folder to the real files. */
  restore(): void {
    rmSync(join(this.folder, "content"), { recursive: true, force: true })
    for (const [path, bytes] of this.files) write(join(this.folder, "content", path), bytes)
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      const path = join(this.folder, "content", change.path)
      const parent = dirname(path)
      // The change may need a folder instead of a file.
      if (this.files.has(dirname(change.path))) rmSync(parent, { force: true })
      rmSync(path, { recursive: true, force: true })
      if ("link" in change) {
        mkdirSync(parent, { recursive: true })
        symlinkSync(change.link.replace("OUTSIDE", this.outside), path)
      } else write(path, change.bytes)
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}
