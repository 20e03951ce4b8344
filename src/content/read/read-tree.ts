import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { componentSchemas } from "../../content-components/schemas"
import { decodeUtf8 } from "../../markdown/syntax/decode-utf8"
import type { Problem } from "../problem"
import type { Entry } from "../schema/entry"
import type { ContentTree } from "../tree/content-tree"
import { docsInstances } from "../tree/docs-instances"
import { readRedirects } from "../tree/redirects"
import { compileCache } from "./compile-cache"
import { readContracts } from "./contracts"
import {
  readCategories,
  readReferences,
  readSafety,
  readSectionData,
  readVersionNames,
  readVersions,
} from "./data-files"
import { listFiles } from "./list-files"
import { withSafetyNotice } from "./place-safety-notice"
import { contentFolder, contentRoot } from "./project-paths"
import { addressOf, placeOf, type ReadEntry, readEntry } from "./read-entry"

let cache: ReturnType<typeof compileCache> | undefined

/** Entries that compiled, by path: develop goes on showing them while their file is broken. */
const lastGood = new Map<string, Entry>()

/** Files compiled last, by path and the key of their cache: several steps of a build ask for the same ones. */
const compiled = new Map<string, { key: string; result: ReadEntry }>()

/** Reads one content file; where it is broken, with its last good entry, if this process has seen one. */
export async function readContentFile(path: string): Promise<ReadEntry | undefined> {
  const result = await compileContentFile(path)
  if (!result) return undefined
  if (result.entry) lastGood.set(path, result.entry)
  const shown = result.entry ?? lastGood.get(path)
  if (!shown) return result
  const safety = readSafety()
  const entry = safety ? withSafetyNotice(shown, safety) : shown
  return { ...result, entry: { ...entry, problems: result.problems } }
}

/** Compiles one content file, or takes the result of an earlier build from the cache. */
async function compileContentFile(path: string): Promise<ReadEntry | undefined> {
  const place = placeOf(path, docsInstances(readVersionNames()))
  if (!place) return undefined
  const file = `${contentFolder}/${path}`
  const decoded = decodeUtf8(readFileSync(join(contentRoot, path)), file)
  if (decoded.problem) return { path: addressOf(place, {}), problems: [decoded.problem] }
  cache ??= compileCache()
  const cites = /\[-?@|^references:/m.test(decoded.text)
  const references = cites ? readReferences().references : {}
  const key = cache.keyOf(
    file,
    JSON.stringify(place),
    decoded.text,
    ...(cites ? [JSON.stringify(references)] : []),
  )
  const before = compiled.get(path)
  if (before?.key === key) return before.result
  let result = cache.get(key)
  if (!result) {
    result = await readEntry(file, decoded.text, place, componentSchemas, references)
    cache.set(key, result)
  }
  compiled.set(path, { key, result })
  return result
}

/** Whether a path below the content folder is a page's source. Partials start with an underscore. */
export function isPageSource(path: string): boolean {
  return /\.mdx?$/.test(path) && !path.split("/").some(segment => segment.startsWith("_"))
}

/** Everything around the Markdown files: versions, categories, authors, tags, contracts, redirects. */
export function readSurroundings(): Omit<ContentTree, "entries" | "unread"> {
  const versions = readVersions()
  const instances = docsInstances(versions.names)
  const categories = readCategories(instances)
  const data = readSectionData()
  const contracts = readContracts()
  const references = readReferences()
  const redirects = readRedirects(
    readText("data/redirects.yaml"),
    `${contentFolder}/data/redirects.yaml`,
  )
  return {
    folder: contentFolder,
    instances,
    categories: categories.categories,
    authors: data.authors,
    tags: data.tags,
    contracts: contracts.pages,
    contractSidebar: contracts.sidebar,
    redirects: redirects.redirects,
    problems: [
      ...versions.problems,
      ...categories.problems,
      ...data.problems,
      ...contracts.problems,
      ...references.problems,
      ...redirects.problems,
    ],
  }
}

/** Text of a file below the content folder; empty where there is none. */
function readText(path: string): string {
  const absolute = join(contentRoot, path)
  return existsSync(absolute) ? readFileSync(absolute, "utf8") : ""
}

/** Paths of all pages' sources below the content folder. */
const contentFiles = () => listFiles(contentRoot).filter(isPageSource)

/**
 * Fills the cache of compiled files. Gatsby's first seconds keep one processor busy, so that a clean build has its
 * texts compiled meanwhile, in another process.
 */
export async function compileAhead(): Promise<void> {
  for (const path of contentFiles()) await compileContentFile(path)
}

/** Reads the whole content tree from the file system, without Gatsby. */
export async function readContentTree(): Promise<ContentTree> {
  const entries: Entry[] = []
  const unread: { file: string; path: string }[] = []
  const problems: Problem[] = []
  const results: { path: string; result: ReadEntry | undefined }[] = []
  // From the end, since `compileAhead` began at the other one.
  for (const path of contentFiles().reverse())
    results.unshift({ path, result: await readContentFile(path) })
  for (const { path, result } of results) {
    if (!result) continue
    if (result.entry) entries.push(result.entry)
    else {
      unread.push({ file: `${contentFolder}/${path}`, path: result.path })
      problems.push(...result.problems)
    }
  }
  const surroundings = readSurroundings()
  return { ...surroundings, entries, unread, problems: [...surroundings.problems, ...problems] }
}
