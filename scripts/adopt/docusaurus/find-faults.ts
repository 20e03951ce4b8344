import { existsSync } from "node:fs"
import { join } from "node:path"
import type { TeamPage } from "./addresses"
import type { DocusaurusSite, Plugin } from "./read-site"

/** Part of the configuration that could not be read. */
export interface Fault {
  file: string
  line?: number
  message: string
  /** Number of pages that the fault affects, if known. */
  pages?: number
  /** True if pages may be missing because of the fault. */
  losesPages: boolean
}

/** Settings without which pages or their addresses are unknown. */
const ofPages = /(?:^|\.)(?:presets|plugins|docs|blog|pages|path|routeBasePath|baseUrl)$/
/** Settings of sidebars, redirects, and the shown version. */
const ofOrder = /(?:^|\.)(?:sidebarPath|redirects|createRedirects|lastVersion)$|(?:^|\.)redirects\./

/** Finds folders, sidebars, and settings that could not be read. */
export function findFaults(site: DocusaurusSite, pages: readonly TeamPage[]): Fault[] {
  const { config } = site
  const countOf = (target: string) =>
    pages.filter(page => page.target.startsWith(`${target}/`)).length
  const missing = [...site.docs, ...site.blogs]
    .filter(({ folder }) => !existsSync(join(site.root, folder)))
    .map(
      ({ folder }: Plugin): Fault => ({
        file: config,
        message: `the folder ${folder} does not exist: none of its pages are here`,
        losesPages: true,
      }),
    )
  const sidebars = site.docs
    .filter(({ options, sidebars }) => typeof options.sidebarPath === "string" && !sidebars)
    .map(
      ({ options, target }): Fault => ({
        file: config,
        message: `the sidebars ${options.sidebarPath} do not exist: these pages are in the order of their folders`,
        pages: countOf(target),
        losesPages: false,
      }),
    )
  const unread = site.unread
    .filter(({ key }) => ofPages.test(key) || ofOrder.test(key))
    .map(
      ({ file, line, code, key }): Fault => ({
        file: file === join(site.root, config) ? config : file,
        line,
        message: `${key} is known only at run time: \`${code}\``,
        ...(/(?:^|\.)docs\./.test(key) && { pages: countOf("docs") }),
        losesPages: ofPages.test(key) && !/themeConfig|^plugins$/.test(key),
      }),
    )
  return [...missing, ...sidebars, ...unread]
}
