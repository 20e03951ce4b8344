import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isMap, isNode, LineCounter, parseDocument } from "yaml"
import type { z } from "zod"
import type { Problem } from "../problem"
import { type AuthorsFile, authorRecord } from "../schema/authors"
import { type CategorySource, categoryFile } from "../schema/category-file"
import { type References, referenceKey, referenceRecord } from "../schema/references"
import { type Safety, safetyFile } from "../schema/safety"
import { type TagsFile, tagRecord } from "../schema/tags"
import { validate } from "../schema/validate"
import type { DocsInstance } from "../tree/docs-instances"
import { listFiles } from "./list-files"
import { contentRoot, projectPath } from "./project-paths"

/** A YAML or JSON file as data, with the lines of its values. */
export interface DataFile {
  file: string
  data: unknown
  /** Line of a key or dotted path (`header.start.0.href`), else of the nearest value above it. */
  lineOf(path: string): number | undefined
  problems: Problem[]
}

/** Files read last, by absolute path: several steps of a build ask for the same ones. */
const known = new Map<string, { text: string; read: DataFile }>()

/** Reads a YAML (or JSON, which is YAML) file below the content folder; undefined where there is none. */
export function readDataFile(path: string, root = contentRoot): DataFile | undefined {
  const absolute = join(root, path)
  let text: string
  try {
    text = readFileSync(absolute, "utf8")
  } catch {
    return undefined
  }
  const before = known.get(absolute)
  if (before?.text === text) return before.read
  const read = parseDataFile(projectPath(absolute), text)
  known.set(absolute, { text, read })
  return read
}

function parseDataFile(file: string, text: string): DataFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, schema: "core" })
  const problems = document.errors.map(error => ({
    file,
    line: error.linePos?.[0].line,
    message: `the file cannot be read: ${error.message.split("\n")[0]}`,
    fix: "mend the YAML (or JSON) at this line",
  }))
  const lineOf = (path: string): number | undefined => {
    const keys = path.split(".")
    const parent = keys.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === keys.at(-1))
      : undefined
    const node = pair?.key ?? document.getIn(keys, true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return keys.length > 1 ? lineOf(keys.slice(0, -1).join(".")) : undefined
  }
  return { file, data: problems.length > 0 ? {} : (document.toJS() ?? {}), lineOf, problems }
}

/** A file whose top-level keys are records of one schema (authors.yml, tags.yml). */
function readRecords<Schema extends z.ZodObject>(
  path: string,
  schema: Schema,
): { records?: Record<string, z.infer<Schema>>; problems: Problem[] } {
  const source = readDataFile(path)
  if (!source) return { problems: [] }
  const problems = [...source.problems]
  const records: Record<string, z.infer<Schema>> = {}
  if (typeof source.data !== "object" || Array.isArray(source.data)) {
    const fix = "write one key a record, with its values indented below it"
    const message = "the file is not a list of records by key"
    return { records, problems: [{ file: source.file, line: 1, message, fix }] }
  }
  for (const [key, value] of Object.entries(source.data ?? {})) {
    const lineOf = (field: string) => source.lineOf(`${key}.${field}`)
    const checked = validate(schema, value, { file: source.file, lineOf })
    problems.push(...checked.problems)
    // A record with an unknown key is known all the same: pages that name it are not wrong.
    const record = checked.value ?? schema.strip().safeParse(value).data
    if (record !== undefined) records[key] = record as z.infer<Schema>
  }
  return { records, problems }
}

export const referencesFile = "data/references.yaml"

/** Works that pages may cite; none where the file is missing. */
export function readReferences(): { references: References; problems: Problem[] } {
  const { records = {}, problems } = readRecords(referencesFile, referenceRecord)
  const source = readDataFile(referencesFile)
  const unfit = Object.keys(records).filter(key => !referenceKey.test(key))
  const misspelt = unfit.map(key => ({
    file: source?.file ?? "",
    line: source?.lineOf(key),
    message: `"${key}" is no key that a text can cite`,
    fix: "write small letters, digits and hyphens, for example `black-scholes-1973`",
  }))
  return { references: records, problems: [...problems, ...misspelt] }
}

export const safetyDataFile = "data/safety.yaml"

/** The safety notice and its rule; undefined where the content has none, or one with mistakes (see `readSiteTexts`). */
export function readSafety(): Safety | undefined {
  return safetyFile.safeParse(readDataFile(safetyDataFile)?.data).data
}

export interface SectionData {
  authors: { blog: AuthorsFile; research: AuthorsFile }
  tags: { docs?: TagsFile; blog?: TagsFile; research?: TagsFile }
  problems: Problem[]
}

/** authors.yml and tags.yml of all sections. */
export function readSectionData(): SectionData {
  const problems: Problem[] = []
  const read = <Schema extends z.ZodObject>(path: string, schema: Schema) => {
    const result = readRecords(path, schema)
    problems.push(...result.problems)
    return result.records
  }
  return {
    authors: {
      blog: read("blog/authors.yml", authorRecord) ?? {},
      research: read("research/authors.yml", authorRecord) ?? {},
    },
    tags: {
      docs: read("docs/tags.yml", tagRecord),
      blog: read("blog/tags.yml", tagRecord),
      research: read("research/tags.yml", tagRecord),
    },
    problems,
  }
}

/** Every `_category_.json` / `_category_.yml` of the docs versions. */
export function readCategories(instances: readonly DocsInstance[]): {
  categories: CategorySource[]
  problems: Problem[]
} {
  const problems: Problem[] = []
  const categories: CategorySource[] = []
  for (const instance of instances) {
    const files = listFiles(join(contentRoot, instance.folder))
    for (const path of files.filter(name => /(^|\/)_category_\.(json|ya?ml)$/.test(name))) {
      const source = readDataFile(`${instance.folder}/${path}`)
      if (!source) continue
      problems.push(...source.problems)
      const checked = validate(categoryFile, source.data, source)
      if (checked.value === undefined) problems.push(...checked.problems)
      else {
        const folder = path.split("/").slice(0, -1).join("/")
        categories.push({
          file: source.file,
          version: instance.name,
          folder,
          linkLine: source.lineOf("link"),
          data: checked.value,
        })
      }
    }
  }
  return { categories, problems }
}

/** Names of the older docs versions, in a file of Docusaurus. */
export const versionsFile = "versions.json"

/** Names of older docs versions from `versions.json`, newest first; none where the file is missing. */
export function readVersionNames(): string[] {
  return readVersions().names
}

/** Older docs versions, with what is wrong in `versions.json`. */
export function readVersions(): { names: string[]; problems: Problem[] } {
  const source = readDataFile(versionsFile)
  if (!source) return { names: [], problems: [] }
  const { file, data, problems } = source
  if (problems.length > 0) return { names: [], problems }
  if (Array.isArray(data) && data.every(name => typeof name === "string"))
    return { names: data, problems: [] }
  const message = "the file is not a list of version names"
  const fix = 'write a list of texts, for example ["1.1", "1.0"]'
  return { names: [], problems: [{ file, line: 1, message, fix }] }
}
