import { existsSync, readFileSync, realpathSync, statSync } from "node:fs"
import { join, posix, relative, sep } from "node:path"
import { splitNumberPrefix, withoutExtension } from "../../src/content/file-names"
import { type TeamPage, teamPages, withAddressesHere } from "./docusaurus/addresses"
import { withFileLinks } from "./docusaurus/file-links"
import { keepNumbers, separatePlugins } from "./docusaurus/fit-addresses"
import { contentFolders, placer } from "./docusaurus/place-files"
import type { DocusaurusSite } from "./docusaurus/read-site"
import { sidebarFile } from "./docusaurus/sidebar-file"
import { siteFiles } from "./docusaurus/site-files"
import { themedNames } from "./docusaurus/themed-names"
import type { Finding } from "./findings"
import { decodeText } from "./pages/decode-text"
import { type PageContext, rewritePage } from "./pages/rewrite-page"
import type { Move } from "./redirects"
import { readModule, startReading } from "./static-module/read-module"
import { recordOf } from "./static-module/value"

/** Files to adopt, by path below the content folder: copies of the site's files, or texts. */
export interface Plan {
  copies: Map<string, string>
  texts: Map<string, string>
  /** Paths below the team's site, by path below the content folder. */
  sources: Map<string, string>
  pages: TeamPage[]
  /** Addresses that move. */
  moves: Move[]
  findings: Finding[]
}

const isPage = (file: string) => /\.mdx?$/.test(file)
const isPartial = (file: string) => /(?:^|\/)_/.test(file)
/** Texts that the adoption may change. */
const isText = (file: string) => isPage(file) || /(^|\/)_category_\.(?:json|ya?ml)$/.test(file)

/** Plans what becomes of each file of the site. Writes nothing. */
export function makePlan(site: DocusaurusSite): Plan {
  const plan: Plan = {
    copies: new Map(),
    texts: new Map(),
    sources: new Map(),
    pages: [],
    moves: [],
    findings: [],
  }
  const placeOf = placer(site)
  const { files, refusedLinks } = siteFiles(site.root, contentFolders(site), site.repository)
  const markdown = recordOf(site.settings.markdown)
  const context: PageContext = {
    root: site.root,
    textOf: path =>
      existsSync(join(site.root, path))
        ? decodeText(readFileSync(join(site.root, path))).text
        : undefined,
    themed: themedNames(site.root),
    isPlainMd: markdown.format === "detect" || markdown.format === "md",
  }
  for (const file of files) {
    const { target, left } = placeOf(file)
    if (target === undefined) {
      if (left !== "read") plan.findings.push({ kind: left, file })
    } else take(file, target, context, plan)
  }
  plan.findings.push(
    ...site.otherPlugins.map((what): Finding => ({ kind: "plugin", file: site.config, what })),
  )
  plan.findings.push(...refusedLinks.map((file): Finding => ({ kind: "link", file })))
  const older = site.docs[0]?.versions.filter(({ isShown }) => !isShown) ?? []
  if (older.length > 0)
    plan.texts.set("versions.json", `${JSON.stringify(older.map(({ name }) => name))}\n`)
  keepNumbers(site, plan.texts)
  orderBySidebars(site, plan)
  separatePlugins(site, plan.texts)
  for (const { file, line, code, key } of site.unread)
    plan.findings.push({
      kind: "config",
      file: pathBelow(site, file),
      line,
      what: named(key, code),
    })
  plan.pages = teamPages(site, plan.texts, plan.sources)
  plan.moves = plan.pages.filter(({ from, to }) => from !== to)
  const targets = new Map([...plan.sources].map(([target, source]) => [source, target]))
  const addresses = new Map(plan.pages.map(({ from, to }) => [from, to]))
  for (const [path, text] of plan.texts)
    if (isPage(path)) {
      const linked = withFileLinks(text, plan.sources.get(path) ?? path, path, targets)
      plan.texts.set(path, withAddressesHere(linked, site.baseUrl, addresses))
    }
  return plan
}

const named = (key: string, code: string) => (key ? `${key}: ${code}` : code)

const pathBelow = ({ root }: DocusaurusSite, file: string) =>
  relative(root, file).split(sep).join("/")

/** Adds a file to the plan; in pages, code that runs is rewritten. */
function take(file: string, target: string, context: PageContext, plan: Plan): void {
  const { copies, texts, sources, findings } = plan
  const path = join(context.root, file)
  if (copies.has(target) || texts.has(target)) findings.push({ kind: "taken", file, what: target })
  else if (isPage(target) && isPartial(target) && !target.startsWith("static/"))
    findings.push({ kind: "partial", file })
  else if (isPage(target) && statSync(path).size === 0) {
    findings.push({ kind: "empty-file", file })
    const title = splitNumberPrefix(withoutExtension(posix.basename(file))).name
    texts.set(target, `---\ntitle: ${JSON.stringify(title)}\n---\n`)
    sources.set(target, file)
  } else if (isText(target) && !target.startsWith("static/")) {
    const { text, recoded } = decodeText(readFileSync(path))
    if (recoded) findings.push({ kind: "encoding", file })
    const page = isPage(target) ? rewritePage(file, text, context) : { text, findings: [] }
    findings.push(...page.findings)
    texts.set(target, page.text)
    sources.set(target, file)
  } else {
    // A hard link to a symbolic link would lead out of the content folder.
    copies.set(target, realpathSync(path))
    sources.set(target, file)
  }
}

/** Writes the sidebars of all versions as `sidebar.yaml`. */
function orderBySidebars(site: DocusaurusSite, { texts, findings }: Plan): void {
  for (const docs of site.docs)
    for (const { target, sidebars } of docs.versions) {
      const file = sidebars ? join(site.root, sidebars) : docs.sidebars
      if (!file || !existsSync(file)) continue
      const nested = docs.versions.filter(each => each.target.startsWith(`${target}/`))
      const others = [...site.docs.filter(each => each !== docs), ...nested].map(
        each => each.target,
      )
      const files = [...texts].filter(
        ([path]) =>
          path.startsWith(`${target}/`) &&
          !others.some(other => other.length > target.length && path.startsWith(`${other}/`)),
      )
      const unread: DocusaurusSite["unread"] = []
      const source = pathBelow(site, file)
      const { text, left } = sidebarFile(
        readModule(file, startReading(site.root, unread)),
        new Map(files.map(([path, each]) => [posix.relative(target, path), each])),
      )
      if (text) texts.set(posix.join(target, "sidebar.yaml"), text)
      findings.push(...left.map((what): Finding => ({ kind: "sidebar", file: source, what })))
      for (const each of unread)
        findings.push({
          kind: "config",
          file: pathBelow(site, each.file),
          line: each.line,
          what: named(each.key, each.code),
        })
    }
}
