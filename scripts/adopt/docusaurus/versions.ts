import { existsSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { isRecord, listOf, recordOf, textOf, type Value } from "../static-module/value"
import type { Plugin } from "./read-site"

/** One version of a docs plugin. */
export interface Version {
  name: string
  label: string
  /** Folder of its files in the Docusaurus site; its content folder here. */
  folder: string
  target: string
  /** Path below the plugin's route in Docusaurus: empty for the version that is shown first. */
  path: string
  /** Written sidebars of an older version, relative to the site. */
  sidebars?: string
  /** True for the version that is shown first. */
  isShown: boolean
}

/** Name of the unreleased docs in Docusaurus, and their name here if a release is shown first. */
const current = "current"
const unreleased = "next"

/**
 * Versions that Docusaurus publishes, the one shown first at the beginning. That one takes the
 * plugin's content folder, so that its pages keep their addresses; unreleased docs then become the
 * version `next`.
 */
export function versionsOf(root: string, docs: Plugin, target: string): Version[] {
  const prefix = docs.id === "default" ? "" : `${docs.id}_`
  const file = join(root, `${prefix}versions.json`)
  const { options } = docs
  const released =
    existsSync(file) && options.disableVersioning !== true
      ? listOf(JSON.parse(readFileSync(file, "utf8"))).map(String)
      : []
  const only = Array.isArray(options.onlyIncludeVersions)
    ? options.onlyIncludeVersions.map(String)
    : undefined
  const names = [
    ...(options.includeCurrentVersion === false && released.length > 0 ? [] : [current]),
    ...released,
  ].filter(name => !only || only.includes(name))
  const wanted = textOf(options.lastVersion)
  const shown =
    names.find(name => name === wanted) ?? names.find(name => name !== current) ?? current
  const settings = (name: string): Record<string, Value> =>
    isRecord(options.versions) ? recordOf(options.versions[name]) : {}
  return [shown, ...names.filter(name => name !== shown)].map(name => {
    const isShown = name === shown
    const own = name === current ? unreleased : name
    return {
      name: own,
      label: textOf(settings(name).label) ?? (name === current ? "Next" : name),
      folder: name === current ? docs.folder : `${prefix}versioned_docs/version-${name}`,
      target: isShown
        ? target
        : target === "docs"
          ? `versioned_docs/version-${own}`
          : posix.join(target, own),
      path: (textOf(settings(name).path) ?? (isShown ? "" : own)).replace(/^\/+|\/+$/g, ""),
      sidebars:
        name === current ? undefined : `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
      isShown,
    }
  })
}
