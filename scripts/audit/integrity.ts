import type { LockedPackage } from "./lock-file"

/**
 * Reports, in one sentence each, packages whose integrity npm could not check, or that do not come
 * from a registry.
 */
export const checkIntegrity = (packages: readonly LockedPackage[]): string[] =>
  packages.flatMap(({ name, version, integrity, resolved, path }) => {
    const who = `${name} ${version}, required by ${path.join(" > ")},`
    if (resolved && !resolved.startsWith("https://"))
      return [
        `${who} comes from ${resolved}, which is not the registry: depend on a version from the registry instead`,
      ]
    if (!integrity?.startsWith("sha512-"))
      return [
        `${who} has no SHA-512 digest: delete its entry in package-lock.json and run npm install`,
      ]
    return []
  })
