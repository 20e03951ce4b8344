import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { type DocsInstance, docsInstances } from "../content/docs-instances"
import type { Problem } from "../content/problem"
import { laterNamesakes } from "../content/routes"
import type { Entry } from "../content/schema/entry"
import type { References } from "../content/schema/references"
import type { Safety } from "../content/schema/safety"
import { ContentError, thrownProblem } from "../content/thrown-problem"
import { checkSize } from "../markdown/syntax/bounds"
import { components } from "../model/body-components"
import { checkFolders } from "../model/check/check-folders"
import type { ContentTree } from "../model/content-tree"
import { readRedirects } from "../model/redirects"
import { readCodeFiles } from "./code-files"
import { noFile, readText } from "./content-file"
import { readContracts } from "./contracts"
import {
  readCategories,
  readReferences,
  readSafety,
  readSectionData,
  readVersions,
} from "./data-files"
import { compileCache } from "./kept/compile-cache"
import { listFiles, listLinks } from "./list-files"
import { withoutMissingCover } from "./pictures/without-missing-cover"
import { withSafetyNotice } from "./place-safety-notice"
import { contentFolder, contentRoot } from "./project-paths"
import { addressOf, placeOf, type ReadEntry, readEntry } from "./read-entry"
import { readSidebars, withParts } from "./read-sidebars"
import { TextsReader } from "./site-texts"

/** Context that a page depends on besides the text of its file. */
interface Surroundings {
  instances: readonly DocsInstance[]
  namesakes: ReadonlySet<string>
  references: References
}

/**
 * Reads the content folder and caches the results, so that a second read compiles only what has
 * changed. A file that is broken by then keeps its last valid entry.
 */
export class ContentReader {
  readonly #cache = compileCache()
  /**
   * Results by path, each with its cache key. `known` identifies a file without reading it, and is
   * set if the result depends on nothing but its text.
   */
  readonly #compiled = new Map<string, { key: string; known?: string; result: ReadEntry }>()
  readonly #lastGood = new Map<string, Entry>()
  /** The texts around pages. */
  readonly texts = new TextsReader()

  /** Returns the whole content tree, with the problems of single files. */
  async readTree(): Promise<ContentTree> {
    const versions = readVersions()
    const instances = withParts(docsInstances(versions.names))
    const references = readReferences()
    const sources = pageSources()
    const namesakes = laterNamesakes(sources)
    const surroundings = { instances, namesakes, references: references.references }
    const safety = readSafety()
    const entries: Entry[] = []
    const unread: NonNullable<ContentTree["unread"]> = []
    const ofFiles: Problem[] = []
    const results: { path: string; result: ReadEntry | undefined }[] = []
    // From the end, because `compileAhead` starts at the beginning.
    for (const path of sources.toReversed())
      results.unshift({ path, result: await this.#readFile(path, surroundings, safety) })
    for (const { path, result } of results) {
      if (!result) continue
      if (result.entry) entries.push(result.entry)
      else {
        const { path: address, found } = result
        unread.push({ file: `${contentFolder}/${path}`, path: address, ...(found && { found }) })
        ofFiles.push(...result.problems)
      }
    }
    const links = listLinks(contentRoot)
    for (const path of links) {
      const place = isPage(path) ? placeOf(path, instances) : undefined
      // Registers the page's address, so that links to it are not reported too.
      if (place) unread.push({ file: `${contentFolder}/${path}`, path: addressOf(place, {}) })
    }
    const categories = readCategories(instances)
    const sidebars = readSidebars(instances)
    const sections = readSectionData()
    const contracts = readContracts()
    const redirects = readRedirectsFile()
    return {
      folder: contentFolder,
      entries,
      unread,
      instances,
      categories: categories.categories,
      sidebars: sidebars.sidebars,
      authors: sections.authors,
      tags: sections.tags,
      contracts: contracts.pages,
      contractSidebar: contracts.sidebar,
      redirects: redirects.redirects,
      problems: [versions, categories, sidebars, sections, contracts, references, redirects]
        .flatMap(({ problems }) => problems)
        .concat(checkFolders(contentFolder, sources), ofFiles, linkProblems(links)),
    }
  }

  /**
   * Fills the compile cache in another process. Gatsby's first seconds keep only one processor
   * busy, so a clean build compiles its texts in the meantime.
   */
  async compileAhead(): Promise<void> {
    const sources = pageSources()
    const surroundings = {
      instances: withParts(docsInstances(readVersions().names)),
      namesakes: laterNamesakes(sources),
      references: readReferences().references,
    }
    for (const path of sources) await this.#compileOrProblem(path, surroundings)
  }

  /**
   * Reads one content file; if it is broken, returns the last valid entry that this reader has
   * seen.
   */
  async #readFile(
    path: string,
    surroundings: Surroundings,
    safety: Safety | undefined,
  ): Promise<ReadEntry | undefined> {
    const compiled = await this.#compileOrProblem(path, surroundings)
    if (!compiled) return undefined
    const result = withoutMissingCover(compiled)
    if (result.entry) this.#lastGood.set(path, result.entry)
    const shown = result.entry ?? this.#lastGood.get(path)
    if (!shown) return result
    const entry = safety ? withSafetyNotice(shown, safety) : shown
    return { ...result, entry: { ...entry, problems: result.problems } }
  }

  /** Does not cache a file that could not be read to its end, so that the next read starts over. */
  async #compileOrProblem(
    path: string,
    surroundings: Surroundings,
  ): Promise<ReadEntry | undefined> {
    try {
      return await this.#compile(path, surroundings)
    } catch (error) {
      const place = placeOf(path, surroundings.instances, surroundings.namesakes)
      if (!place) throw error
      const problem = thrownProblem(`${contentFolder}/${path}`, error)
      return { path: addressOf(place, {}), problems: [problem] }
    }
  }

  /** Compiles one content file, or takes the result of an earlier build from the cache. */
  async #compile(
    path: string,
    { instances, namesakes, references }: Surroundings,
  ): Promise<ReadEntry | undefined> {
    const place = placeOf(path, instances, namesakes)
    if (!place) return undefined
    const before = this.#compiled.get(path)
    const known = knownBy(path, place)
    if (known && before?.known === known) return before.result
    const file = `${contentFolder}/${path}`
    const text = readText(join(contentRoot, path), contentRoot, file)
    if (text === "")
      throw new ContentError("the file is empty", "write the page, or delete the file")
    checkSize(text)
    const cites = /\[-?@|^references:/m.test(text)
    const cited = cites ? references : {}
    const codeFiles = readCodeFiles(text)
    const key = this.#cache.keyOf(
      file,
      JSON.stringify(place),
      text,
      ...(cites ? [JSON.stringify(cited)] : []),
      ...Object.entries(codeFiles).flatMap(([name, code]) => [name, JSON.stringify(code ?? null)]),
    )
    let result = before?.key === key ? before.result : this.#cache.get(key)
    if (!result) {
      const compiled = await readEntry(file, text, place, components, cited, codeFiles)
      result = this.#cache.set(key, compiled)
    }
    const isAlone = !cites && Object.keys(codeFiles).length === 0
    this.#compiled.set(path, { key, result, ...(isAlone && known && { known }) })
    return result
  }
}

/**
 * Identifies a source without reading it by its location, time, and size, which content-on-disk.ts
 * uses to detect saves too. Must run before the file is read, because it may be saved in the
 * meantime.
 */
function knownBy(path: string, place: unknown): string | undefined {
  const stats = statSync(join(contentRoot, path), { throwIfNoEntry: false })
  return stats && JSON.stringify([place, stats.mtimeMs, stats.size])
}

/** Paths of all pages' sources below the content folder. Partials start with an underscore. */
function pageSources(): string[] {
  return listFiles(contentRoot).filter(isPage)
}

const isPage = (path: string) =>
  /\.mdx?$/.test(path) && !path.split("/").some(segment => segment.startsWith("_"))

/** Reports symbolic links, which are not followed because their targets may be anything. */
const linkProblems = (paths: readonly string[]): Problem[] =>
  paths.map(path => ({ file: `${contentFolder}/${path}`, ...noFile }))

/** Reads the list of redirects; empty if the file is missing. */
function readRedirectsFile(): ReturnType<typeof readRedirects> {
  const file = `${contentFolder}/data/redirects.yaml`
  const absolute = join(contentRoot, "data/redirects.yaml")
  try {
    return readRedirects(existsSync(absolute) ? readText(absolute, contentRoot, file) : "", file)
  } catch (error) {
    return { redirects: [], problems: [thrownProblem(file, error)] }
  }
}
