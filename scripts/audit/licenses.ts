import satisfies from "spdx-satisfies"
import type { LockedPackage } from "./lock-file"

/** An exception that allows a license for the packages that match a pattern. */
export interface LicenseException {
  /** Package name; `*` matches the rest of a name. */
  package: string
  /** SPDX expression in the lock file; undefined if the package states none there. */
  license?: string
  reason: string
}

/**
 * Reports, in one sentence each, packages whose license is neither allowed nor an exception, and
 * exceptions that match no package.
 */
export function checkLicenses(
  packages: readonly LockedPackage[],
  allowed: readonly string[],
  exceptions: readonly LicenseException[],
): string[] {
  const excepted = ({ name, license }: LockedPackage) =>
    exceptions.find(each => isNamed(name, each.package) && each.license === license)
  const others = packages.filter(({ license }) => !isAllowed(license, allowed))
  const used = new Set(others.map(excepted))
  return [
    ...others
      .filter(each => !excepted(each))
      .map(
        ({ name, version, license, path }) =>
          `${name} ${version}: license ${license ?? "not stated"}; required by ${path.join(" > ")}: read it, then allow it or list the package in scripts/audit/policy.ts`,
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

function isAllowed(license: string | undefined, allowed: readonly string[]): boolean {
  if (license === undefined) return false
  try {
    return satisfies(license, [...allowed])
  } catch {
    // This is not an SPDX expression, so a person has to read the license.
    return false
  }
}
