import { readFileSync } from "node:fs"
import { z } from "zod"

const dependencies = z.record(z.string(), z.string()).default({})

/** What the checks read of an entry of package-lock.json, version 3. */
const entrySchema = z.object({
  version: z.string().default(""),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().default(false),
  dependencies,
  devDependencies: dependencies,
  optionalDependencies: dependencies,
  peerDependencies: dependencies,
})
type Entry = z.infer<typeof entrySchema>

const lockFileSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), entrySchema),
})

/** A package of the lock file, at one place of node_modules. */
export interface LockedPackage {
  name: string
  version: string
  /** SPDX expression, where package.json of the package has one. */
  licence?: string
  hasInstallScript: boolean
  /** Digest of the published file, and the address it is fetched from where the lock file names one. */
  integrity?: string
  resolved?: string
  /** Names from a package of ours to this one: who asks for whom. */
  path: string[]
}

const FOLDER = "node_modules/"

/**
 * Every package of a lock file but the project itself, sorted by place.
 * @throws where the file is no lock file of version 3
 */
export function readLockFile(file = "package-lock.json"): LockedPackage[] {
  return packagesOf(JSON.parse(readFileSync(file, "utf8")))
}

/** As `readLockFile`, of what stands in the file. */
export function packagesOf(lockFile: unknown): LockedPackage[] {
  const { packages } = lockFileSchema.parse(lockFile)
  const paths = shortestPaths(packages)
  return Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, entry]) => ({
      name: nameAt(place),
      version: entry.version,
      licence: entry.license,
      hasInstallScript: entry.hasInstallScript,
      integrity: entry.integrity,
      resolved: entry.resolved,
      path: paths.get(place) ?? [nameAt(place)],
    }))
}

const nameAt = (place: string) => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)

/** By place: the names on the shortest way from the project. */
function shortestPaths(packages: Record<string, Entry>): ReadonlyMap<string, string[]> {
  const paths = new Map<string, string[]>([["", []]])
  // A map keeps the order of insertion and is walked while it grows: breadth first.
  for (const [place, path] of paths) {
    const entry = packages[place]
    if (!entry) continue
    for (const name of neededBy(entry)) {
      const found = resolve(packages, place, name)
      if (found !== undefined && !paths.has(found)) paths.set(found, [...path, name])
    }
  }
  return paths
}

const neededBy = (entry: Entry) =>
  [
    entry.dependencies,
    entry.devDependencies,
    entry.optionalDependencies,
    entry.peerDependencies,
  ].flatMap(Object.keys)

/** Where Node finds a package that is asked for at a place: in the nearest node_modules upwards. */
function resolve(packages: Record<string, Entry>, from: string, name: string): string | undefined {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))
  ) {
    const place = folder === "" ? `${FOLDER}${name}` : `${folder}/${FOLDER}${name}`
    if (packages[place]) return place
    if (folder === "") return undefined
  }
}
