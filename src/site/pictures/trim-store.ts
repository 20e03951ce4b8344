import { existsSync, readdirSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { digestsName } from "./digest-cache"
import { picturesRoot, readCached, writeCached } from "./picture-store"

/**
 * Number of builds after which an unused cache file is removed; high because developers switch
 * branches.
 */
const CACHED_BUILDS = 20

/** Milliseconds after which a partial file is considered abandoned. */
const ABANDONED = 3_600_000

const record = "uses.json"

/** Files about the cache itself, which no build lists as used. */
const records = new Set([record, digestsName])

interface Uses {
  /** Number of the last build. */
  build: number
  /** Number of the build that last used each file. */
  last: Record<string, number>
}

/**
 * Records a finished build, and removes cache files that no recent build has used. Returns the
 * number of removed files.
 */
export function trimStore(used: readonly string[]): number {
  if (!existsSync(picturesRoot)) return 0
  const { build: before, last }: Uses = JSON.parse(
    readCached(record)?.toString() ?? '{"build":0,"last":{}}',
  )
  const build = before + 1
  const isUsed = new Set(used)
  const present = readdirSync(picturesRoot).filter(name => !records.has(name))
  const uses = present.map((name): [string, number] => [
    name,
    isUsed.has(name) ? build : (last[name] ?? build),
  ])
  const isOld = ([name, at]: [string, number]) =>
    name.endsWith(".part") ? isAbandoned(name) : build - at > CACHED_BUILDS
  const old = uses.filter(isOld)
  for (const [name] of old) rmSync(join(picturesRoot, name), { force: true })
  writeCached(
    record,
    JSON.stringify({ build, last: Object.fromEntries(uses.filter(use => !isOld(use))) }),
  )
  return old.length
}

function isAbandoned(name: string): boolean {
  const stats = statSync(join(picturesRoot, name), { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs > ABANDONED
}
