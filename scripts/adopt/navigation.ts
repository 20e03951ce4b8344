import { stringify } from "yaml"
import type { DocusaurusSite } from "./docusaurus-site"
import { listOf, recordOf, textOf, type Value } from "./read-module"

/**
 * Header and footer of the site in the format of content/data/navigation.yaml. This is a draft:
 * versions, searches, and languages in Docusaurus are not links, and some texts have to be written.
 */
export function draftNavigation({ title = "", navbar, footer }: DocusaurusSite): string {
  const items = listOf(recordOf(navbar).items).flatMap(item => {
    const { type, position, items: inner } = recordOf(item)
    if (type === "dropdown" || inner) return listOf(inner).flatMap(each => linkOf(each, position))
    return linkOf(item, position)
  })
  const { links, copyright } = recordOf(footer)
  const columns = listOf(links).flatMap(column => {
    const { title: name, items: inner } = recordOf(column)
    const own = listOf(inner).flatMap(each => linkOf(each, undefined))
    return own.length > 0
      ? [{ title: textOf(name) ?? "", links: own.map(({ label, href }) => ({ label, href })) }]
      : []
  })
  const side = (end: boolean) =>
    items.filter(({ right }) => right === end).map(({ label, href }) => ({ label, href }))
  const draft = {
    header: { start: side(false), end: side(true), app: { label: "Home", href: "/" } },
    footer: {
      conversation: { title: "", text: "", links: [] },
      columns,
      legal: [],
      copyrightHolder: textOf(copyright) ?? title,
      trademark: "",
      disclaimer: "",
    },
  }
  return `# Header and footer of the former site. Look through it, then name it navigation.yaml.\n${stringify(draft)}`
}

function linkOf(item: Value, position: Value): { label: string; href: string; right: boolean }[] {
  const { label, to, href } = recordOf(item)
  const address = textOf(to) ?? textOf(href)
  const text = textOf(label)
  if (!address || !text) return []
  const path = /^[a-z]+:|^\//i.test(address) ? address : `/${address}`
  return [{ label: text, href: path, right: (recordOf(item).position ?? position) === "right" }]
}
