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
 * Folder of page bodies, each named by the digest of its node. Gatsby reads every node for its
 * schema and every page's node to create pages, but needs a body only for its own page.
 * @see `docs/decisions/0094-bodies-beside-nodes.md`
 */
const folder = join(projectRoot, ".cache/bodies")

const fileOf = (digest: string) => join(folder, `${digest}.json`)

/** Digests of the nodes with a cached body. */
export function cachedBodies(): Set<string> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return new Set(files.flatMap(file => /^(.+)\.json$/.exec(file)?.[1] ?? []))
}

/** Caches the body of a node. */
export function cacheBody(digest: string, body: Body): void {
  mkdirSync(folder, { recursive: true })
  const file = fileOf(digest)
  writeFileSync(`${file}.part`, JSON.stringify(body))
  renameSync(`${file}.part`, file)
}

/** @throws Error if the file is missing, with a suggested fix */
export function cachedBody(digest: string): Body {
  try {
    return JSON.parse(readFileSync(fileOf(digest), "utf8"))
  } catch (cause) {
    const fix = "start again, and do not change .cache while Gatsby runs"
    throw new Error(`the body of a page is missing from .cache/bodies: ${fix}`, { cause })
  }
}

/**
 * Removes all bodies except those of the given nodes. Call it only while no running query may hold
 * an older node.
 */
export function dropOtherBodies(digests: ReadonlySet<string>): void {
  for (const digest of cachedBodies())
    if (!digests.has(digest)) rmSync(fileOf(digest), { force: true })
}
