import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import type { Body } from "../../content/schema/body"
import { projectRoot } from "../../site/project-paths"

/**
 * Bodies of pages, as files beside Gatsby's nodes, each named by the digest of its node. Gatsby reads all nodes for its schema and those of
 * all pages to make them, but a body only for its own page. See docs/decisions/0094-bodies-beside-nodes.md.
 */
const folder = join(projectRoot, ".cache/bodies")

const fileOf = (digest: string) => join(folder, `${digest}.json`)

/** Digests of the nodes whose bodies are kept. */
export function keptBodies(): Set<string> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return new Set(files.flatMap(file => /^(.+)\.json$/.exec(file)?.[1] ?? []))
}

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
    const fix = "start again, and leave .cache alone meanwhile"
    throw new Error(`the body of a page is gone from .cache/bodies: ${fix}`, { cause })
  }
}

/** Drops all bodies but those of these nodes. Only while no query runs that may have been handed an older node. */
export function dropOtherBodies(digests: ReadonlySet<string>): void {
  for (const digest of keptBodies())
    if (!digests.has(digest)) rmSync(fileOf(digest), { force: true })
}
