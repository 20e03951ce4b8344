import { posix } from "node:path"
import { parse, stringify } from "yaml"
import { join } from "../../../src/content/routes"
import { adoptedMark } from "../held-site"
import type { Plan } from "../make-plan"
import { isRecord, listOf, recordOf, textOf, type Value } from "../static-module/value"
import type { DocsPlugin, DocusaurusSite } from "./read-site"
import { documentId } from "./sidebar-file"

export interface Link {
  label: string
  href: string
}

/** Header and footer in the format of content/data/navigation.yaml. */
export interface NavigationData {
  header: { brand: { name: string; logo?: string }; start: Link[]; end: Link[]; app: Link }
  footer: {
    conversation: { title: string; text: string; links: Link[] }
    columns: { title: string; links: Link[] }[]
    legal: Link[]
    copyrightHolder: string
    trademark: string
    disclaimer: string
  }
}

/** Types of navbar items that this site shows elsewhere, such as versions in the sidebar. */
const elsewhere = /^(?:docsVersionDropdown|docsVersion|search|localeDropdown|html)$/

/**
 * Header and footer of the site, and the labels of items that have no equivalent here.
 * @param isThere returns true if a path leads to a page or file
 */
export function navigationOf(
  site: DocusaurusSite,
  plan: Plan,
  isThere: (path: string) => boolean = () => true,
): { data: NavigationData; left: string[] } {
  const left: string[] = []
  const linkOf = (item: Value): Link[] => {
    const data = recordOf(item)
    const address = addressOf(data)
    const label =
      textOf(data.label) ??
      textOf(data["aria-label"]) ??
      (address ? titleOf(plan, address) : undefined)
    if (address && label && (isOutward(address) || isThere(address.split("#")[0] ?? "")))
      return [{ label, href: address }]
    if (!elsewhere.test(String(data.type))) left.push(label ?? textOf(data.type) ?? "an item")
    return []
  }
  const addressOf = (item: Record<string, Value>): string | undefined => {
    const written = textOf(item.to) ?? textOf(item.href)
    if (written) return isOutward(written) ? written : addressHere(site, plan, written)
    const id = item.docsPluginId ?? "default"
    const docs = site.docs.find(each => each.id === id) ?? site.docs[0]
    if (!docs) return undefined
    if (item.type === "doc") return documentAddress(plan, docs, textOf(item.docId) ?? "")
    return item.type === "docSidebar"
      ? sidebarAddress(site, plan, docs, textOf(item.sidebarId))
      : undefined
  }
  const { items } = recordOf(site.theme.navbar)
  const flat = listOf(items).flatMap(item => {
    const { items: inner, position } = recordOf(item)
    return inner
      ? listOf(inner).map(each => ({ item: each, position }))
      : [{ item, position: recordOf(item).position }]
  })
  const side = (isEnd: boolean) =>
    flat
      .filter(({ position }) => (position === "right") === isEnd)
      .flatMap(({ item }) => linkOf(item))
  const { links, copyright } = recordOf(site.theme.footer)
  const isFlat = listOf(links).every(each => !recordOf(each).items)
  const groups = isFlat && listOf(links).length > 0 ? [{ title: "", items: links }] : listOf(links)
  const columns = new Map<string, Link[]>()
  for (const column of groups) {
    const { title, items: inner } = recordOf(column)
    const name = textOf(title) || "More"
    const own = [...(columns.get(name) ?? []), ...listOf(inner).flatMap(linkOf)]
    if (own.length > 0) columns.set(name, own)
  }
  const data = {
    header: {
      brand: brandOf(site, plan),
      start: side(false),
      end: side(true),
      app: { label: "Home", href: "/" },
    },
    footer: {
      conversation: { title: "", text: "", links: [] },
      columns: [...columns].map(([title, own]) => ({ title, links: own })),
      legal: [],
      copyrightHolder: holderOf(textOf(copyright)) ?? site.title ?? "",
      trademark: "",
      disclaimer: "",
    },
  }
  return { data, left }
}

/** Name and logo of the navbar; the logo only if it is one of the site's static files. */
function brandOf(site: DocusaurusSite, plan: Plan) {
  const { theme, title } = site
  const navbar = recordOf(theme.navbar)
  const src = textOf(recordOf(navbar.logo).src)
  const logo = src && addressHere(site, plan, src)
  return {
    name: textOf(navbar.title) || title || "Home",
    ...(logo && plan.copies.has(`static${logo}`) && { logo }),
  }
}

/** Text of a navigation file. */
export const navigationFile = (site: DocusaurusSite, data: NavigationData): string =>
  `${adoptedMark(site)}\n${stringify(data, { lineWidth: 0 })}`

export const isOutward = (address: string) => /^(?:[a-z]+:|\/\/)/i.test(address)

/** Address here of a path in Docusaurus, with or without its base address. */
export function addressHere(site: DocusaurusSite, plan: Plan, written: string): string {
  const [path = "", ...rest] = written.replace(/^pathname:\/\//, "").split(/(?=[#?])/)
  const base = join(site.baseUrl)
  const hasBase = base !== "/" && `${path}/`.startsWith(`${base}/`)
  const below = join(hasBase ? path.slice(base.length) : path)
  const page = plan.pages.find(({ from }) => from === join(base, below))
  const posts = site.blogs.find(({ route }) => join(route) === below)
  const docs = site.docs.find(({ route }) => join(route) === below && route !== "")
  const own = page?.to ?? (posts && `/${posts.section}`) ?? (docs && docsPathOf(site, docs))
  return (own ?? below) + rest.join("")
}

/** Base path of a docs plugin here. */
const docsPathOf = ({ docsPath }: DocusaurusSite, { target }: DocsPlugin) =>
  join(docsPath, posix.relative("docs", target))

function documentAddress(plan: Plan, docs: DocsPlugin, id: string): string | undefined {
  const target = docs.versions.find(({ isShown }) => isShown)?.target ?? docs.target
  const page = plan.pages.find(
    each =>
      each.target.startsWith(`${target}/`) &&
      documentId(posix.relative(target, each.target), plan.texts.get(each.target) ?? "") === id,
  )
  return page?.to
}

/** Address of the first document in a sidebar, or of the docs. */
function sidebarAddress(
  site: DocusaurusSite,
  plan: Plan,
  docs: DocsPlugin,
  name: string | undefined,
): string {
  const written: Value = parse(plan.texts.get(posix.join(docs.target, "sidebar.yaml")) ?? "{}")
  const first = firstOf(name ? recordOf(written)[name] : undefined)
  if (first?.id) return documentAddress(plan, docs, first.id) ?? docsPathOf(site, docs)
  const pages = plan.pages.filter(({ target }) =>
    target.startsWith(`${posix.join(docs.target, first?.folder ?? "")}/`),
  )
  const [page] = pages.toSorted((a, b) => a.to.split("/").length - b.to.split("/").length)
  return page?.to ?? docsPathOf(site, docs)
}

function firstOf(items: Value): { id?: string; folder?: string } | undefined {
  for (const item of listOf(items)) {
    if (typeof item === "string") return { id: item }
    if (!isRecord(item)) continue
    const { doc, folder, link, items: inner } = item
    if (textOf(doc) ?? textOf(link && inner ? link : undefined))
      return { id: textOf(doc) ?? textOf(link) }
    if (textOf(folder)) return { folder: textOf(folder) }
    const found = firstOf(inner)
    if (found) return found
  }
  return undefined
}

function titleOf(plan: Plan, address: string): string | undefined {
  const page = plan.pages.find(({ to }) => to === address)
  const text = page && plan.texts.get(page.target)
  const [, title] = /^title:[ \t]*["']?(.+?)["']?[ \t]*$/m.exec(text ?? "") ?? []
  return title ?? /^# (.+)$/m.exec(text ?? "")?.[1] ?? address.split("/").at(-1)
}

/** `Copyright © 2024 Harbour, Inc. Built with Docusaurus.` -> `Harbour, Inc.` */
function holderOf(copyright: string | undefined): string | undefined {
  const plain = copyright
    ?.replace(/<[^>]*>/g, " ")
    .replace(/&copy;|©|\(c\)|\bcopyright\b|\b\d{4}(?:\s*[-–]\s*\d{4})?\b/gi, " ")
    .replace(/\b(?:built|made|powered) (?:with|by)\b.*$/i, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[,.\s]+|[,\s]+$/g, "")
  return plain || undefined
}
