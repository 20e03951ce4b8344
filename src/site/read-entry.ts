import type { z } from "zod"
import { type DocsInstance, partOf, partPath } from "../content/docs-instances"
import {
  contentName,
  type OrderedName,
  splitDatePrefix,
  splitNumberPrefix,
  withoutExtension,
} from "../content/file-names"
import { isoDate } from "../content/iso-date"
import type { Problem } from "../content/problem"
import {
  type ArticleSection,
  articlePath,
  articleSlug,
  docPath,
  isFolderAddress,
  standalonePath,
} from "../content/routes"
import { asMeant } from "../content/schema/as-meant"
import type { CompiledPage } from "../content/schema/body"
import type { Components } from "../content/schema/component"
import type { Checkable, Entry, EntryBase } from "../content/schema/entry"
import { articleFrontMatter } from "../content/schema/front-matter/article"
import { docFrontMatter } from "../content/schema/front-matter/doc"
import { standaloneFrontMatter } from "../content/schema/front-matter/standalone"
import type { References } from "../content/schema/references"
import { type Origin, validateKnown } from "../content/schema/validate"
import { isSection } from "../content/sections"
import type { CodeFiles } from "../markdown/compilation"
import { compilePage } from "../markdown/compile-page"
import { fillClaims } from "../markdown/syntax/fill-claims"
import { readFrontMatter } from "../markdown/syntax/front-matter"
import { v2Box } from "../markdown/syntax/v2-box"
import { startsWithDescription } from "../model/lead"
import { articleSections } from "../site.config"
import { entryPage } from "./entry-page"

/** Collection and location of a content file, derived from its path alone. */
export type CollectionPath =
  | { collection: "docs"; instance: DocsInstance; relativeFile: string; part?: string }
  | ArticleCollectionPath
  | { collection: "pages"; relativeFile: string }

interface ArticleCollectionPath {
  collection: ArticleSection
  relativeFile: string
  /** True if its address begins with the date. */
  isDated?: true
}

export interface ReadEntry {
  /** Missing if the file is unreadable or invalid. */
  entry?: Entry
  /** Links and pictures of a page whose front matter is invalid. */
  found?: Checkable
  /** Address of the page, even if its file could not be read. */
  path: string
  problems: Problem[]
}

/**
 * Finds the collection of a Markdown file from its path below the content folder.
 * @param namesakes articles with dated addresses, from `laterNamesakes`
 */
export function collectionPathOf(
  contentPath: string,
  instances: readonly DocsInstance[],
  namesakes: ReadonlySet<string> = new Set(),
): CollectionPath | undefined {
  const instance = instances.find(({ folder }) => contentPath.startsWith(`${folder}/`))
  if (instance) {
    const relativeFile = contentPath.slice(instance.folder.length + 1)
    const part = partOf(instance, relativeFile)
    return { collection: "docs", instance, relativeFile, ...(part !== undefined && { part }) }
  }
  const [collection, ...rest] = contentPath.split("/")
  const relativeFile = rest.join("/")
  if (collection === "pages") return { collection, relativeFile }
  if (!isSection(collection)) return undefined
  const isDated = articleSections[collection].datedAddresses || namesakes.has(contentPath)
  return { collection, relativeFile, ...(isDated && { isDated }) }
}

/**
 * Address of a file's page. The front matter may be unchecked: values that are not texts count as
 * missing.
 */
export function addressOf(place: CollectionPath, frontMatter: unknown): string {
  const written = frontMatter as Record<string, unknown>
  const slug = textOf(written.slug)
  if (place.collection === "docs") {
    const id = textOf(written.id)
    const parse_number_prefixes = written.parse_number_prefixes !== false
    const { instance, relativeFile, part } = place
    const [base, file] =
      part === undefined
        ? [instance.path, relativeFile]
        : [partPath(instance, part), relativeFile.slice(part.length + 1)]
    return docPath(base, file, { slug, id, parse_number_prefixes })
  }
  if (place.collection === "pages") {
    return standalonePath(place.relativeFile, slug)
  }
  return articlePath(place.collection, articleSlug(place.relativeFile, slug, place.isDated))
}

const textOf = (value: unknown) => (typeof value === "string" ? value : undefined)

/**
 * Converts one Markdown file to its entry: fills in claims, checks the front matter, makes the
 * route, and compiles the body.
 */
export async function readEntry(
  file: string,
  written: string,
  place: CollectionPath,
  components: Components,
  references: References = {},
  codeFiles: CodeFiles = {},
): Promise<ReadEntry> {
  const { text: filled, problems: ofClaims } = fillClaims(file, written)
  const text = isSection(place.collection) ? filled + v2Box(file, written) : filled
  const source = readFrontMatter(file, text)
  const lines = Object.fromEntries(
    Object.keys(source.data).map(key => [key, source.lineOf(key) ?? 1]),
  )
  const { lineOf, writtenAt = () => undefined } = source
  const origin: Origin = { file, lineOf, writtenAt }
  const isFolder = isFolderAddress(place.collection, place.relativeFile, textOf(source.data.slug))
  const compile = async (path: string, keys?: readonly string[]) => {
    const listed = keys && { keys, line: lines.references }
    const mayImport = place.collection === "pages" && file.endsWith(".mdx")
    const sources = { components, references, codeFiles }
    return compilePage({
      file,
      text,
      route: isFolder ? `${path}/` : path,
      ...sources,
      listed,
      mayImport,
    })
  }
  const found = (path: string, page: CompiledPage | null): Pick<ReadEntry, "found"> => {
    if (!page) return {}
    // Without the `slug`, relative addresses cannot be resolved.
    const isPlaced = source.problems.length === 0
    const links = page.links.filter(({ kind }) => isPlaced || kind === "file")
    const frontMatter = { image: textOf(source.data.image) }
    return { found: { file, path, page: entryPage({ ...page, links }), frontMatter, lines } }
  }
  const finish = async <T extends z.ZodObject>(
    schema: T,
    make: (frontMatter: z.infer<T>, path: string) => Promise<Omit<ReadEntry, "path">>,
  ): Promise<ReadEntry> => {
    const checked = validateKnown(schema, source.data, origin)
    const path = addressOf(place, checked.value ?? asMeant(schema, source.data, writtenAt))
    if (checked.value === undefined || source.problems.length > 0) {
      // Compiles the body anyway, so that its problems are in the same list.
      const { page, problems } = await compile(path)
      return {
        path,
        ...found(path, page),
        problems: [...ofClaims, ...source.problems, ...checked.problems, ...problems],
      }
    }
    const { entry, problems: further, ...rest } = await make(checked.value, path)
    const problems = [...ofClaims, ...checked.problems, ...further]
    const base = isFolder ? { isFolder } : {}
    return { path, problems, ...rest, ...(entry && { entry: { ...entry, ...base, problems } }) }
  }

  if (place.collection === "docs") {
    return finish(docFrontMatter, async (frontMatter, path) => {
      const { instance, relativeFile, part } = place
      const { page, problems } = await compile(path)
      if (!page) return { problems }
      const folders = relativeFile.split("/").slice(0, -1)
      const split = frontMatter.parse_number_prefixes === false ? wholeName : splitNumberPrefix
      const names = withoutExtension(relativeFile).split("/").map(split)
      const fileName = names.at(-1)
      return withBase({ file, lines }, path, frontMatter, page, problems, {
        collection: "docs",
        version: instance.name,
        base: instance.path,
        docId: [
          ...names.slice(0, -1).map(({ name }) => name),
          frontMatter.id ?? fileName?.name,
        ].join("/"),
        folders,
        ...(part !== undefined && { part }),
        prefixPosition: fileName?.position,
        frontMatter,
      })
    })
  }
  if (place.collection === "pages") {
    return finish(standaloneFrontMatter, async (frontMatter, path) => {
      const { page, problems } = await compile(path)
      if (!page) return { problems }
      return withBase({ file, lines }, path, frontMatter, page, problems, {
        collection: "pages",
        frontMatter,
      })
    })
  }
  return finish(articleFrontMatter, async (frontMatter, path) => {
    const slug = articleSlug(place.relativeFile, frontMatter.slug, place.isDated)
    const { page, problems } = await compile(path, frontMatter.references)
    const dated = articleDate(place, frontMatter.date, origin, slug)
    if (!page || dated.date === undefined)
      return { problems: [...problems, ...dated.problems], ...found(path, page) }
    return withBase({ file, lines }, path, frontMatter, page, problems, {
      collection: place.collection,
      date: dated.date,
      slug,
      frontMatter,
    })
  })
}

const wholeName = (name: string): OrderedName => ({ name })

type OwnFields<E> = E extends Entry ? Omit<E, keyof EntryBase> : never

function withBase(
  { file, lines }: Pick<Entry, "file" | "lines">,
  path: string,
  frontMatter: Entry["frontMatter"],
  page: CompiledPage,
  problems: Problem[],
  own: OwnFields<Entry>,
): Omit<ReadEntry, "path"> {
  const description = frontMatter.description ?? page.excerpt
  const base = {
    file,
    path,
    title: frontMatter.title ?? page.title ?? titleFromName(file),
    description,
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    startsWithDescription: startsWithDescription(description, page),
    page: entryPage(page),
    lines,
    problems,
  }
  return { entry: { ...base, ...own } as Entry, problems }
}

/** `content/docs/02-getting-started.md` -> "Getting started". */
function titleFromName(file: string): string {
  const words = contentName(file).replace(/[-_]+/g, " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function articleDate(
  { collection, relativeFile }: ArticleCollectionPath,
  written: string | undefined,
  { file, lineOf }: Origin,
  slug: string,
): { date?: string; problems: Problem[] } {
  const fromName = splitDatePrefix(withoutExtension(relativeFile)).date
  const given = written ?? fromName ?? (slug === "about" ? "1970-01-01" : undefined)
  if (given === undefined) {
    const fix = "add `date: 2024-03-01` to the front matter, or start the file name with the date"
    const message = `the ${articleSections[collection].noun} has no date`
    return { problems: [{ file, line: 1, field: "date", message, fix }] }
  }
  const date = isoDate(given)
  if (date === undefined) {
    const [day = ""] = given.split(/[T ]/)
    const wrong = isoDate(day) ? "does not end in a time of day" : "is not a day of the calendar"
    const message = `"${given}" ${wrong}`
    const fix =
      "write `date: YYYY-MM-DD` with a day that exists, for example `date: 2024-03-01` or `date: 2024-03-01T20:00:00+02:00`"
    return { problems: [{ file, line: lineOf?.("date"), field: "date", message, fix }] }
  }
  return { date, problems: [] }
}
