import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "../../content/read/project-paths"
import type { Body } from "../../content/schema/body"

/**
 * Bodies of pages, as files beside Gatsby's nodes, each named by the digest of its node. Gatsby reads all nodes for its schema and those of
 * all pages to make them, but a body only for its own page. See docs/decisions/0093-texts-stay-on-disk.md.
 */
const folder = join(projectRoot, ".cache/bodies")

const fileOf = (digest: string) => join(folder, `${digest}.json`)

/** Keeps the body of a node. */
export function keepBody(digest: string, body: Body): void {
  mkdirSync(folder, { recursive: true })
  const file = fileOf(digest)
  writeFileSync(`${file}.part`, JSON.stringify(body))
  renameSync(`${file}.part`, file)
}

/** @throws Error where the file is gone, with what to do */
export function keptBody(digest: string): Body {
  try {
    return JSON.parse(readFileSync(fileOf(digest), "utf8"))
  } catch (cause) {
    const fix = "remove .cache and public, and build again"
    throw new Error(`the body of a page is gone from .cache/bodies: ${fix}`, { cause })
  }
}

/** Drops the body of a node that is gone or has changed. */
export function dropBody(digest: string): void {
  rmSync(fileOf(digest), { force: true })
}
