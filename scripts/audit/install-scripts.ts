import type { LockedPackage } from "./lock-file"

/**
 * Packages with an install script, each with the effect of not running it, so that new ones are
 * noticed. `.npmrc` disables all of them.
 */
export const knownInstallScripts: Readonly<Record<string, string>> = {
  "@parcel/watcher": "builds from source if npm is configured to; binaries come as packages",
  "@swc/core": "downloads a slower build if there is no binary; binaries come as packages",
  "core-js": "prints who maintains it",
  "core-js-pure": "prints who maintains it",
  "es5-ext": "prints an appeal for donations",
  esbuild:
    "replaces the script that starts its binary with the binary itself; binaries come as packages",
  gatsby: "downloads lists of features and adapters; builds use the packaged lists",
  "gatsby-cli": "prints a greeting when installed globally",
  lmdb: "builds from source if there is no binary; binaries come as packages",
  "msgpackr-extract": "builds from source if there is no binary; binaries come as packages",
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
      : [".npmrc lets packages run install scripts: write ignore-scripts=true"]),
    ...unknown.map(
      ({ name, version, path }) =>
        `${name} ${version} has an install script, which is not run; required by ${path.join(" > ")}: read it, then list the package in scripts/audit/install-scripts.ts`,
    ),
    ...idle.map(
      name =>
        `${name} no longer has an install script: remove it from scripts/audit/install-scripts.ts`,
    ),
  ]
}
