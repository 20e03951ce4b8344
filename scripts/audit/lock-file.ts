import { readFileSync } from "node:fs"
import { z } from "zod"

const dependencies = z.record(z.string(), z.string()).default({})

/** Fields that the checks read from an entry of package-lock.json, version 3. */
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

/** A locked package at one location in node_modules. */
export interface LockedPackage {
  name: string
  version: string
  /** SPDX expression, if the package's package.json has one. */
  license?: string
  hasInstallScript: boolean
  /** Digest of the published file, and its download address if the lock file names one. */
  integrity?: string
  resolved?: string
  /** Chain of package names from a direct dependency to this package. */
  path: string[]
}

const FOLDER = "node_modules/"

/**
 * Reads all packages of a lock file except the project itself, sorted by location.
 * @throws if the file is not a lock file of version 3
 */
export function readLockFile(file = "package-lock.json"): LockedPackage[] {
  return packagesOf(JSON.parse(readFileSync(file, "utf8")))
}

/** Like `readLockFile`, but takes the parsed contents of the file. */
export function packagesOf(lockFile: unknown): LockedPackage[] {
  const { packages } = lockFileSchema.parse(lockFile)
  const paths = shortestPaths(packages)
  return Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, entry]) => ({
      name: nameAt(place),
      version: entry.version,
      license: entry.license,
      hasInstallScript: entry.hasInstallScript,
      integrity: entry.integrity,
      resolved: entry.resolved,
      path: paths.get(place) ?? [nameAt(place)],
    }))
}

const nameAt = (place: string) => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)

/** Package names on the shortest path from the project, by location. */
function shortestPaths(packages: Record<string, Entry>): ReadonlyMap<string, string[]> {
  const paths = new Map<string, string[]>([["", []]])
  // Iterating over a map while adding to it makes this a breadth-first search.
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

/** Location of a package required from another location: the nearest node_modules above it. */
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
