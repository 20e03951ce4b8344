import { existsSync, readFileSync, statSync } from "node:fs"
import { join, posix } from "node:path"
import { mapOutsideCode } from "../../src/markdown/syntax/source-text"
import { addressesOf, type Move, withoutBase } from "./addresses"
import { decodeText } from "./decode-text"
import type { DocusaurusSite, Instance } from "./docusaurus-site"
import type { Finding } from "./findings"
import { docsFolderOf, placer, siteFiles } from "./place-files"
import { listOf, readModule } from "./read-module"
import { rewritePage } from "./rewrite-page"
import { applySidebars } from "./sidebars"

/** Files to adopt, by path below the content folder: copies of the site's files, or texts. */
export interface Plan {
  copies: Map<string, string>
  texts: Map<string, string>
  /** Addresses that move. */
  moves: Move[]
  findings: Finding[]
}

const isPage = (file: string) => /\.mdx?$/.test(file)
/** Texts that sidebars may change. */
const isText = (file: string) => isPage(file) || /(^|\/)_category_\.(?:json|ya?ml)$/.test(file)

/** Reads the site and decides what becomes of each file. Writes nothing. */
export function makePlan(site: DocusaurusSite): Plan {
  const plan: Plan = { copies: new Map(), texts: new Map(), moves: [], findings: [] }
  const placeOf = placer(site)
  for (const file of siteFiles(site.root)) {
    const { target, left } = placeOf(file)
    if (target !== undefined) take(file, target, site, plan)
    else if (left !== "read") plan.findings.push({ kind: left, file })
  }
  for (const { file, line, code } of site.unread)
    plan.findings.push({ kind: "config", file: posix.relative(site.root, file), line, what: code })
  const versions = plan.copies.has("versions.json")
    ? listOf(readModule(join(site.root, "versions.json"))).map(String)
    : []
  for (const docs of site.docs) orderBySidebars(site, docs, plan)
  for (const name of versions) {
    const sidebars = join(site.root, `versioned_sidebars/version-${name}-sidebars.json`)
    order(sidebars, `versioned_docs/version-${name}`, site, plan)
  }
  const addresses = addressesOf(site, plan.texts, versions)
  plan.moves = addresses.filter(({ from, to }) => from !== to)
  const pages = new Map(addresses.map(({ from, to }) => [from, to]))
  for (const [path, text] of plan.texts)
    if (isPage(path)) plan.texts.set(path, withoutBase(text, site.baseUrl, pages))
  return plan
}

/** Adds a file to the plan; in pages, code that runs is rewritten. */
function take(file: string, target: string, site: DocusaurusSite, plan: Plan): void {
  const { copies, texts, findings } = plan
  const read = (path: string) => decodeText(readFileSync(join(site.root, path)))
  const textOf = (path: string) => (existsSync(join(site.root, path)) ? read(path).text : undefined)
  if (copies.has(target) || texts.has(target)) findings.push({ kind: "taken", file, what: target })
  else if (isPage(target) && statSync(join(site.root, file)).size === 0)
    findings.push({ kind: "empty-file", file })
  else if (isText(target)) {
    const { text, recoded } = read(file)
    if (recoded) findings.push({ kind: "encoding", file })
    const page = isPage(target) ? rewritePage(file, text, { textOf }) : { text, findings: [] }
    findings.push(...page.findings)
    texts.set(target, withRelativeLinks(page.text, file))
  } else copies.set(target, join(site.root, file))
}

function orderBySidebars(site: DocusaurusSite, docs: Instance, plan: Plan): void {
  const { sidebarPath } = docs.options
  const names =
    typeof sidebarPath === "string"
      ? [sidebarPath]
      : ["sidebars.js", "sidebars.ts", "sidebars.json"]
  const file = names.map(name => join(site.root, name)).find(existsSync)
  if (file && sidebarPath !== false) order(file, docsFolderOf(site, docs), site, plan)
}

function order(
  file: string,
  folder: string,
  site: DocusaurusSite,
  { texts, findings }: Plan,
): void {
  if (!existsSync(file)) return
  const inside = [...texts].filter(([path]) => path.startsWith(`${folder}/`))
  const files = new Map(inside.map(([path, text]) => [posix.relative(folder, path), text]))
  const unread: DocusaurusSite["unread"] = []
  const source = posix.relative(site.root, file)
  findings.push(...applySidebars(readModule(file, unread), files, source))
  for (const { line, code } of unread)
    findings.push({ kind: "config", file: source, line, what: code })
  for (const [path, text] of files) texts.set(posix.join(folder, path), text)
}

/** `](@site/docs/intro.md)` -> `](../docs/intro.md)` */
function withRelativeLinks(text: string, file: string): string {
  const folder = posix.dirname(file)
  return mapOutsideCode(text, prose =>
    prose.replace(
      /\]\(@site\/(?!static\/)([^)\s]+)/g,
      (_, path: string) => `](${posix.relative(folder, path)}`,
    ),
  )
}
