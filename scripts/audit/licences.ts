import satisfies from "spdx-satisfies"
import type { LockedPackage } from "./lock-file"

/** An exception that allows a license for the packages that match a pattern. */
export interface LicenceException {
  /** Package name; `*` matches the rest of a name. */
  package: string
  /** SPDX expression in the lock file; undefined if the package states none there. */
  licence?: string
  reason: string
}

/**
 * Reports, in one sentence each, packages whose license is neither allowed nor an exception, and
 * exceptions that match no package.
 */
export function checkLicences(
  packages: readonly LockedPackage[],
  allowed: readonly string[],
  exceptions: readonly LicenceException[],
): string[] {
  const excepted = ({ name, licence }: LockedPackage) =>
    exceptions.find(each => isNamed(name, each.package) && each.licence === licence)
  const others = packages.filter(({ licence }) => !isAllowed(licence, allowed))
  const used = new Set(others.map(excepted))
  return [
    ...others
      .filter(each => !excepted(each))
      .map(
        ({ name, version, licence, path }) =>
          `${name} ${version}: license ${licence ?? "not stated"}; required by ${path.join(" > ")}: read it, then allow it or list the package in scripts/audit/policy.ts`,
      ),
    ...exceptions
      .filter(each => !used.has(each))
      .map(
        ({ package: name }) =>
          `the license exception for ${name} no longer applies to any package: remove it from scripts/audit/policy.ts`,
      ),
  ]
}

const isNamed = (name: string, pattern: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern

function isAllowed(licence: string | undefined, allowed: readonly string[]): boolean {
  if (licence === undefined) return false
  try {
    return satisfies(licence, [...allowed])
  } catch {
    // This is not an SPDX expression, so a person has to read the license.
    return false
  }
}
