/**
 * `npm run tools -- content-report [section|docs|pages] [facts.json]`: words, links and figures of every article (of the
 * first section where none is named) or page, and, where a file of facts is given (a list of {slug or route, facts: string[]}), the share of the facts'
 * numbers that its text has.
 */
import { readFileSync } from "node:fs"
import type { Body } from "../src/content/schema/body"
import { sectionNames } from "../src/content/sections"
import { components, componentsIn } from "../src/model/body-components"
import { ContentReader } from "../src/site/content-reader"
import { articleNumbers, factNumbers } from "./content-numbers"

interface Facts {
  slug?: string
  route?: string
  facts: string[]
}

async function main([section = sectionNames[0], factsFile]: string[]): Promise<void> {
  const facts = factsFile ? (JSON.parse(readFileSync(factsFile, "utf8")) as Facts[]) : []
  const { entries } = await new ContentReader().readTree()
  const rows = entries.flatMap(entry => {
    if (entry.collection !== section) return []
    const { page } = entry
    const slug = "slug" in entry ? entry.slug : entry.path
    const known = facts.find(item => (item.slug ?? item.route)?.replace(/\/$/, "") === slug)
    const wanted = known ? factNumbers(known.facts) : []
    const written = articleNumbers(`${entry.title} ${entry.description} ${page.markdown}`)
    const missing = wanted.filter(number => !written.has(number))
    return [
      {
        slug,
        words: page.words,
        links: page.links.length,
        internal: page.links.filter(({ kind }) => kind === "route" || kind === "file").length,
        figures: countFigures(page.body),
        share: wanted.length > 0 ? 1 - missing.length / wanted.length : undefined,
        missing,
      },
    ]
  })
  for (const { slug, words, links, internal, figures, share, missing } of rows) {
    const percent = share === undefined ? "" : `  ${Math.round(share * 100)}% of the facts' numbers`
    const list = missing.length > 0 ? `  (missing: ${missing.slice(0, 8).join(", ")})` : ""
    console.log(
      `${slug}: ${words} words, ${links} links (${internal} internal), ${figures} figures${percent}${list}`,
    )
  }
  const total = (key: "words" | "links" | "figures") => rows.reduce((sum, row) => sum + row[key], 0)
  console.log(
    `\n${rows.length} articles, ${total("words")} words, ${total("links")} links, ${total("figures")} figures`,
  )
  const weakest = [...rows].sort((a, b) => (a.share ?? a.words) - (b.share ?? b.words)).slice(0, 10)
  console.log(`Weakest ten: ${weakest.map(row => row.slug).join(", ")}`)
}

/** Components of a body that have a caption. */
function countFigures(body: Body): number {
  return componentsIn(body).filter(
    ({ component }) => "caption" in (components[component]?.props.shape ?? {}),
  ).length
}

void main(process.argv.slice(2))
