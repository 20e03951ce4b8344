import { absoluteUrl } from "../content/routes"
import type { Entry } from "../content/schema/entry"
import { fillMarks } from "../content/twin-marks"
import { decodeAddress } from "../lib/decode-address"
import { components } from "../model/body-components"
import { filledProps } from "../model/component-data"
import { resolveFileLink } from "../model/page-files"
import { pictureAddress } from "../pictures/picture-address"
import type { LoadedSite } from "../site/load-site"
import { site } from "../site.config"
import { absoluteMarkdown, linkTarget } from "./llms-lines"

/** Data that completes the addresses and components of a page. */
export type Known = Pick<LoadedSite, "content" | "drawn" | "repairs">

/**
 * Markdown of a page for use outside the site, with full addresses and with the data of its
 * components.
 */
export function entryMarkdown(entry: Entry, known: Known): string {
  const { content, drawn } = known
  return fillMarks(entry.page.markdown, {
    address: written => linkTarget(fullAddress(written, entry, known)),
    component: name => {
      const props = filledProps(name, entry, content, drawn)
      const told = props && components[name]?.toMarkdown?.(props, "")
      return told && absoluteMarkdown(told, site.url)
    },
  })
}

/** Full address of a link or picture on a page. */
export function fullAddress(
  written: string,
  { file, path, isFolder }: Pick<Entry, "file" | "path" | "isFolder">,
  { content, repairs }: Omit<Known, "drawn">,
): string {
  const href = written.trim().replace(/^pathname:\/{0,2}(?=\/)/i, "")
  if (href.startsWith("//")) return `https:${href}`
  const [bare = ""] = href.split(/[?#]/)
  const page = () => resolveFileLink(file, decodeAddress(href), content.files)
  const picture = () => pictureAddress(file, href.replace(/^@site\/static\//, "/"))
  const [ending = ""] = /\.\w+$/.exec(bare) ?? []
  const address = (/^\.mdx?$/i.test(ending) ? page() : ending && picture()) || href
  const repaired = repairs.get(file)?.get(address) || address
  if (/^[a-z][a-z\d+.-]*:/i.test(repaired)) return repaired
  const { pathname, search, hash } = new URL(
    repaired,
    absoluteUrl(site.url, isFolder ? `${path}/` : path),
  )
  return absoluteUrl(site.url, pathname + search + hash)
}
