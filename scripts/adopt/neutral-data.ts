import { existsSync, readFileSync } from "node:fs"
import { parse, stringify } from "yaml"
import { isOutward, navigationFile, navigationOf } from "./docusaurus/navigation"
import type { DocusaurusSite } from "./docusaurus/read-site"
import type { Plan } from "./make-plan"
import { factsOf } from "./settings"
import { isRecord, recordOf, textOf, type Value } from "./static-module/value"

/** Data files of the project's own components, which every build needs. */
const ofComponents = [
  "lab.yaml",
  "deployments.yaml",
  "subgraph.yaml",
  "v1-to-v2.json",
  "v2-addresses.json",
]

/**
 * Texts around the pages of a site that replaces this one: its header and footer, a home page that
 * leads to its docs and blogs, no announcement and no notice.
 * @param pages addresses of the site's pages, if they are known
 */
export function neutralData(
  site: DocusaurusSite,
  plan: Plan,
  pages?: ReadonlySet<string>,
): Map<string, string> {
  const isThere = (path: string) =>
    pages?.has(path.replace(/(.)\/+$/, "$1")) === true || plan.copies.has(`static${path}`)
  const { data } = navigationOf(site, plan, isThere)
  const header = [...data.header.start, ...data.header.end]
  const inside = header.filter(({ href }) => !isOutward(href))
  const facts = factsOf(site)
  const [start] = inside
  return new Map([
    ["data/navigation.yaml", navigationFile(site, data)],
    ["data/announcements.yaml", announcementsFile(site)],
    [
      "data/safety.yaml",
      "# No page shows a notice. src/content/schema/safety.ts says what one is.\n{}\n",
    ],
    [
      "data/home.yaml",
      stringify(
        {
          hero: { title: facts.name, text: facts.tagline, links: start ? [start] : [] },
          latest: { title: "Latest posts", text: "" },
        },
        { lineWidth: 0 },
      ),
    ],
    [
      "data/not-found.yaml",
      stringify({ links: inside.length > 0 ? inside : [{ label: "Home", href: "/" }] }),
    ],
    ...ofComponents.map(name => [`data/${name}`, withoutPages(name)] satisfies [string, string]),
  ])
}

/** The team's announcement bar, if it is written in the configuration, as text and links. */
function announcementsFile({ theme }: DocusaurusSite): string {
  const { id, content } = recordOf(theme.announcementBar)
  const html = textOf(content) ?? ""
  const text = html
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim()
  if (text === "")
    return "# No bar is above the pages. src/content/schema/site-texts.ts says how to add one.\n{}\n"
  const links = [...html.matchAll(/<a\s[^>]*href=["']([^"']+)["'][^>]*>([\s\S]*?)<\/a>/g)]
    .map(([, href = "", label = ""]) => ({ label: label.replace(/<[^>]*>/g, "").trim(), href }))
    .filter(({ href, label }) => isOutward(href) && label !== "")
  return stringify({ bar: { id: textOf(id) ?? "announcement", text, links } }, { lineWidth: 0 })
}

/** Data of the project's components, with links to this site's pages replaced by the home page. */
function withoutPages(name: string): string {
  const file = `content/data/${name}`
  if (!existsSync(file)) return "{}\n"
  const data: Value = parse(readFileSync(file, "utf8"))
  const text = name.endsWith(".json")
    ? JSON.stringify(homeward(data), null, 2)
    : stringify(homeward(data))
  return `${text.trimEnd()}\n`
}

function homeward(value: Value): Value {
  if (Array.isArray(value)) return value.map(homeward)
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, homeward(inner)]))
  return typeof value === "string" && /^\/[a-z]/.test(value) ? "/" : value
}
