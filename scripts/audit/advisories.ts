import { compare, satisfies, valid } from "semver"
import { z } from "zod"
import type { LockedPackage } from "./lock-file"

const eventSchema = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
})

/**
 * Fields that the check reads from an advisory in the OSV format:
 * https://ossf.github.io/osv-schema/
 */
export const advisorySchema = z.object({
  id: z.string(),
  aliases: z.array(z.string()).optional(),
  summary: z.string(),
  withdrawn: z.string().optional(),
  affected: z.array(
    z.object({
      package: z.object({ ecosystem: z.string(), name: z.string() }),
      ranges: z.array(z.object({ type: z.string(), events: z.array(eventSchema) })).default([]),
      versions: z.array(z.string()).optional(),
      database_specific: z
        .object({ last_known_affected_version_range: z.string().optional() })
        .optional(),
    }),
  ),
})
export type Advisory = z.infer<typeof advisorySchema>
type Affected = Advisory["affected"][number]

/** Contents of scripts/audit/advisories.json. */
export const knownAdvisoriesSchema = z.object({
  /** Day of the last OSV query, such as 2026-11-22. */
  asked: z.iso.date(),
  advisories: z.array(advisorySchema),
})
export type KnownAdvisories = z.infer<typeof knownAdvisoriesSchema>

/** Age in days above which a list of advisories gets a warning. */
const STALE_AFTER = 14

/** Days since the last OSV query. */
export const daysSince = (asked: string, today: Date) =>
  Math.max(0, Math.floor((today.getTime() - Date.parse(asked)) / 86_400_000))

/** The age of a list of advisories in words, with a warning if newer ones may be missing. */
export function ageOf(asked: string, today: Date): { age: string; warning?: string } {
  const days = daysSince(asked, today)
  const age = `${days} ${days === 1 ? "day" : "days"} old`
  if (days <= STALE_AFTER) return { age }
  const warning = `the advisories are ${age}, so newer ones may be missing: run \`npm run tools -- audit --renew\` on a machine that can reach api.osv.dev, or merge the pull request of the nightly workflow`
  return { age, warning }
}

/** An accepted advisory for one package, with the reason. */
export interface Accepted {
  id: string
  package: string
  reason: string
}

/**
 * Reports each locked package version that an advisory names, in one sentence: the advisory, the
 * fix, and the dependents. Also reports accepted advisories that no longer apply.
 */
export function checkAdvisories(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
  accepted: readonly Accepted[],
): string[] {
  const hits = onceEach(packages).flatMap(locked =>
    advisories
      .filter(({ withdrawn }) => withdrawn === undefined)
      .flatMap(advisory =>
        advisory.affected.some(affected => isAffected(locked, affected))
          ? { locked, advisory }
          : [],
      ),
  )
  const isAccepted = ({ locked, advisory }: (typeof hits)[number]) =>
    accepted.some(({ id, package: name }) => id === advisory.id && name === locked.name)
  const open = hits.filter(hit => !isAccepted(hit))
  const idle = accepted.filter(
    ({ id, package: name }) =>
      !hits.some(({ locked, advisory }) => id === advisory.id && name === locked.name),
  )
  return [
    ...open.map(({ locked, advisory }) => sentence(locked, advisory)),
    ...idle.map(
      ({ id, package: name }) =>
        `${id} is accepted for ${name} but no longer affects it: remove the line from scripts/audit/policy.ts`,
    ),
  ]
}

/** Removes duplicate package versions and keeps the one with the shortest path. */
const onceEach = (packages: readonly LockedPackage[]) => [
  ...new Map(
    packages
      .toSorted((a, b) => b.path.length - a.path.length)
      .map(locked => [`${locked.name} ${locked.version}`, locked] as const),
  ).values(),
]

function sentence(locked: LockedPackage, { id, summary, affected }: Advisory): string {
  const fixed = affected
    .filter(({ package: { name } }) => name === locked.name)
    .flatMap(({ ranges }) =>
      ranges.flatMap(({ events }) => events.flatMap(each => each.fixed ?? [])),
    )
    .filter(version => isLater(version, locked.version))
  const mended = fixed.length > 0 ? `fixed in ${fixed.join(", ")}` : "no fixed version is known"
  return `${locked.name} ${locked.version}: ${id}, ${summary} (${mended}); required by ${locked.path.join(" > ")}`
}

const isLater = (version: string, than: string) =>
  valid(version) !== null && valid(than) !== null && compare(version, than) > 0

function isAffected({ name, version }: LockedPackage, affected: Affected): boolean {
  if (affected.package.ecosystem !== "npm" || affected.package.name !== name) return false
  if (affected.versions?.includes(version)) return true
  // If there is no fixed version, the database lists the affected range here.
  const last = affected.database_specific?.last_known_affected_version_range
  if (last && !satisfies(version, last, { includePrerelease: true })) return false
  return affected.ranges
    .filter(({ type }) => type === "SEMVER")
    .some(({ events }) => isWithin(version, events))
}

/**
 * Returns true if a version is in an affected range: after an `introduced` event and before its
 * end. `0` precedes all versions.
 */
function isWithin(version: string, events: readonly z.infer<typeof eventSchema>[]): boolean {
  if (valid(version) === null) return false
  const reached = (from: string) => from === "0" || compare(version, from) >= 0
  let within = false
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && reached(introduced)) within = true
    if (fixed !== undefined && reached(fixed)) within = false
    if (last !== undefined && compare(version, last) > 0) within = false
  }
  return within
}
