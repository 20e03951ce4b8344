import type { LockedPackage } from "./lock-file"

/**
 * Packages with an install script, each with the effect of not running it, so that new ones are
 * noticed. `.npmrc` disables all of them.
 */
export const knownInstallScripts: Readonly<Record<string, string>> = {
  "@parcel/watcher": "builds from source where npm is told to; binaries come as packages",
  "@swc/core": "fetches a slower build where there is no binary; binaries come as packages",
  "core-js": "prints who maintains it",
  "core-js-pure": "prints who maintains it",
  "es5-ext": "prints an appeal",
  esbuild: "puts the binary in place of a script that starts it; binaries come as packages",
  gatsby:
    "fetches lists of features and adapters from the net, of which a build takes the packaged ones",
  "gatsby-cli": "greets who installs it for the whole machine",
  lmdb: "builds from source where there is no binary; binaries come as packages",
  "msgpackr-extract": "builds from source where there is no binary; binaries come as packages",
  "unrs-resolver": "looks for its binary; binaries come as packages",
}

/**
 * Reports, in one sentence each, packages with an unknown install script, listed names without one,
 * and settings that would run scripts.
 */
export function checkInstallScripts(
  packages: readonly LockedPackage[],
  npmrc: string,
  known: Readonly<Record<string, string>> = knownInstallScripts,
): string[] {
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript)
  const unknown = withScript.filter(({ name }) => !(name in known))
  const idle = Object.keys(known).filter(name => !withScript.some(each => each.name === name))
  return [
    ...(/^ignore-scripts=true$/m.test(npmrc)
      ? []
      : [".npmrc lets packages run scripts when they are installed: write ignore-scripts=true"]),
    ...unknown.map(
      ({ name, version, path }) =>
        `${name} ${version} has an install script, which is not run; asked for by ${path.join(" > ")}: read it, and name the package in scripts/audit/install-scripts.ts`,
    ),
    ...idle.map(
      name =>
        `${name} has no install script any more: take it out of scripts/audit/install-scripts.ts`,
    ),
  ]
}
