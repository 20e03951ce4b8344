import type { LockedPackage } from "./lock-file"

/**
 * Reports, in one sentence each, packages whose integrity npm could not check, or that do not come
 * from a registry.
 */
export const checkIntegrity = (packages: readonly LockedPackage[]): string[] =>
  packages.flatMap(({ name, version, integrity, resolved, path }) => {
    const who = `${name} ${version}, asked for by ${path.join(" > ")},`
    if (resolved && !resolved.startsWith("https://"))
      return [`${who} comes from ${resolved}: only packages of a registry are taken`]
    if (!integrity?.startsWith("sha512-"))
      return [`${who} has no SHA-512 digest: delete its entry and run npm install`]
    return []
  })
