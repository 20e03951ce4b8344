import { existsSync } from "node:fs"
import { join } from "node:path"
import { isMap, isNode, LineCounter, parseDocument } from "yaml"
import type { z } from "zod"
import type { DocsInstance } from "../content/docs-instances"
import type { Problem } from "../content/problem"
import { asMeant, type WrittenAt } from "../content/schema/as-meant"
import { authorRecord, unshownKeys } from "../content/schema/authors"
import { type CategorySource, categoryFile } from "../content/schema/category-file"
import { type References, referenceKey, referenceRecord, toKey } from "../content/schema/references"
import { rulesFile } from "../content/schema/rules"
import { type Safety, safetyFile } from "../content/schema/safety"
import { type Phrase, styleFile } from "../content/schema/style"
import { sharedAddresses, tagRecord, takenSpellings } from "../content/schema/tags"
import { validate } from "../content/schema/validate"
import { bySection } from "../content/sections"
import { isTooDeep, thrownProblem, tooDeep } from "../content/thrown-problem"
import { writtenAt, yamlData, yamlOptions } from "../markdown/syntax/yaml-data"
import type { RulesOrigin } from "../model/check/judge"
import type { ContentTree } from "../model/content-tree"
import { readText } from "./content-file"
import { listFiles } from "./list-files"
import { contentRoot, projectPath } from "./project-paths"

/** A YAML or JSON file as data, with the lines of its values. */
export interface DataFile {
  file: string
  data: unknown
  /**
   * Line of a key or dotted path (`header.start.0.href`), or else of its nearest existing ancestor;
   * for `""`, the line on which the data begins.
   */
  lineOf(path: string): number | undefined
  /** Source text of a value, such as `1.10`. */
  writtenAt?(path: readonly PropertyKey[]): string | undefined
  problems: Problem[]
}

/**
 * Reads a YAML (or JSON, which is YAML) file below the content folder; undefined if the file is
 * missing.
 */
export function readDataFile(path: string, root = contentRoot): DataFile | undefined {
  const absolute = join(root, path)
  if (!existsSync(absolute)) return undefined
  const file = projectPath(absolute)
  let text: string
  try {
    text = readText(absolute, root, file)
  } catch (error) {
    return {
      file,
      data: {},
      lineOf: () => undefined,
      problems: [blocking(thrownProblem(file, error))],
    }
  }
  const known = parsed.get(file)
  if (known?.text === text) return known.data
  const data = parseDataFile(file, text)
  parsed.set(file, { text, data })
  return data
}

/** Last result by file, because develop reads most files again unchanged. */
const parsed = new Map<string, { text: string; data: DataFile }>()

/** Marks a problem that makes the whole file unusable. */
export const blocking = (problem: Problem): Problem => ({ ...problem, blocks: true })

function parseDataFile(file: string, text: string): DataFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { ...yamlOptions, lineCounter: lines })
  const { data, faults } = yamlData(document, text)
  const problems: Problem[] = faults.map(({ offset, message, fix }) => ({
    file,
    line: lines.linePos(offset).line,
    message,
    fix,
  }))
  const taken = new Set(problems.map(problem => problem.line))
  for (const error of document.errors) {
    const { line } = lines.linePos(error.pos[0])
    // Words after a supposed alias are not a separate mistake.
    if (taken.has(line)) continue
    const told = isTooDeep(error)
      ? tooDeep
      : {
          message: `the file cannot be read: ${error.message.split("\n")[0]}`,
          fix: "correct the YAML (or JSON) on this line",
        }
    problems.push({ file, line, ...told, ...(problems.length > 0 ? { follows: file } : {}) })
  }
  const lineOf = (path: string): number | undefined => {
    // An unknown key may be any text, including dots.
    const own = isMap(document.contents) && document.has(path)
    const keys = own ? [path] : path.split(".")
    const parent = keys.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === keys.at(-1))
      : undefined
    const node = path === "" ? document.contents : (pair?.key ?? document.getIn(keys, true))
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return keys.length > 1 ? lineOf(keys.slice(0, -1).join(".")) : undefined
  }
  return {
    file,
    data: problems.length > 0 ? {} : (data ?? {}),
    lineOf,
    writtenAt: path => writtenAt(document, path),
    problems: problems.map(blocking),
  }
}

/**
 * Reads a file whose top-level keys are records of one schema (authors.yml, tags.yml).
 * @param standIn returns the replacement of an invalid record
 * @returns no records if the file is missing or unusable
 */
function readRecords<Schema extends z.ZodObject>(
  path: string,
  schema: Schema,
  standIn: (key: string) => z.infer<Schema>,
): { records?: Record<string, z.infer<Schema>>; problems: Problem[] } {
  const source = readDataFile(path)
  if (!source) return { problems: [] }
  const problems = [...source.problems]
  if (problems.length > 0) return { problems }
  const records: [string, z.infer<Schema>][] = []
  if (typeof source.data !== "object" || Array.isArray(source.data)) {
    const fix = "write one key for each record, with its values indented below it"
    const message = "the file is not a list of records by key"
    return { problems: [blocking({ file: source.file, line: 1, message, fix })] }
  }
  for (const [key, written] of Object.entries(source.data ?? {})) {
    const value = written ?? {}
    const lineOf = (field: string) => source.lineOf(`${key}.${field}`)
    const writtenAt: WrittenAt = path => source.writtenAt?.([key, ...path])
    const checked = validate(schema, value, { file: source.file, lineOf, writtenAt })
    problems.push(...checked.problems)
    // An invalid record still counts as known, so that pages that name it are not reported.
    const record = checked.value ?? schema.strip().safeParse(asMeant(schema, value, writtenAt)).data
    records.push([key, (record as z.infer<Schema> | undefined) ?? standIn(key)])
  }
  // Built from entries, because `__proto__` cannot be assigned as a key.
  return { records: Object.fromEntries(records), problems }
}

const referencesFile = "data/references.yaml"

/** Reads the works that pages may cite; none if the file is missing. */
export function readReferences(): { references: References; problems: Problem[] } {
  const { records = {}, problems } = readRecords(referencesFile, referenceRecord, key => ({
    authors: [key],
    title: key,
  }))
  const source = readDataFile(referencesFile)
  const unfit = Object.keys(records).filter(key => !referenceKey.test(key))
  const misspelt = unfit.map(key => ({
    file: source?.file ?? "",
    line: source?.lineOf(key),
    message: `"${key}" is not a key that a text can cite`,
    fix: `write lowercase letters, digits and hyphens, for example \`${toKey(key)}\``,
  }))
  return { references: records, problems: [...problems, ...misspelt] }
}

export const safetyDataFile = "data/safety.yaml"

/**
 * Reads the safety notice and its rule; undefined if the file is missing or invalid (see
 * `TextsReader`).
 */
export function readSafety(): Safety | undefined {
  return safetyFile.safeParse(readDataFile(safetyDataFile)?.data).data
}

/** Reads the levels of rules; they have their default levels if the file is missing or invalid. */
export function readRules(): RulesOrigin & { problems: Problem[] } {
  const source = readDataFile("data/rules.yaml")
  if (!source) return { levels: {}, file: "", lineOf: () => undefined, problems: [] }
  const { file, lineOf, data } = source
  const { value = {}, problems } = validate(rulesFile, data, source)
  return { levels: value, file, lineOf, problems: [...source.problems, ...problems] }
}

/** Reads the word list of style; empty if the file is missing or invalid. */
export function readStyle(): { phrases: Phrase[]; problems: Problem[] } {
  const source = readDataFile("data/style.yaml")
  if (!source) return { phrases: [], problems: [] }
  const { value, problems } = validate(styleFile, source.data, source)
  return { phrases: value?.phrases ?? [], problems: [...source.problems, ...problems] }
}

export type SectionData = Pick<ContentTree, "authors" | "tags" | "problems">

/** Reads authors.yml and tags.yml of all sections. */
export function readSectionData(): SectionData {
  const problems: Problem[] = []
  const read = <Schema extends z.ZodObject>(
    path: string,
    schema: Schema,
    standIn: (key: string) => z.infer<Schema>,
  ) => {
    const result = readRecords(path, schema, standIn)
    problems.push(...result.problems)
    return result.records
  }
  const readAuthors = (path: string) => {
    const authors = read(path, authorRecord, name => ({ name })) ?? {}
    const source = readDataFile(path)
    for (const [key, author] of Object.entries(authors))
      for (const { field, ...unshown } of unshownKeys(author)) {
        const place = { file: source?.file ?? path, line: source?.lineOf(`${key}.${field}`) }
        problems.push({ ...place, field, ...unshown, kind: "unknown-key" })
      }
    return authors
  }
  const readTags = (path: string) => {
    const tags = read(path, tagRecord, label => ({ label }))
    const source = readDataFile(path)
    for (const { key, spelling, owner } of takenSpellings(tags ?? {}))
      problems.push({
        file: source?.file ?? path,
        line: source?.lineOf(`${key}.spellings`),
        field: `${key}.spellings`,
        message: `"${spelling}" already belongs to the tag \`${owner}\``,
        fix: `remove the record \`${owner}\` or the spelling`,
      })
    for (const { key, owner, slug } of sharedAddresses(tags ?? {}))
      problems.push({
        file: source?.file ?? path,
        line: source?.lineOf(key),
        field: key,
        message: `the tag has the same address as \`${owner}\`, \`${slug}\``,
        fix: "give one of them another `permalink`, or list its label in the `spellings` of the other",
      })
    return tags
  }
  return {
    authors: bySection(section => readAuthors(`${section}/authors.yml`)),
    tags: {
      docs: readTags("docs/tags.yml"),
      ...bySection(section => readTags(`${section}/tags.yml`)),
    },
    problems,
  }
}

/** Reads every `_category_.json` or `_category_.yml` of the docs versions. */
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

/** Docusaurus' list of the older docs versions. */
const versionsFile = "versions.json"

/** A name that is valid in folders and addresses. */
const isVersion = /^\w[\w.-]*$/

/**
 * Reads the older docs versions from `versions.json`, newest first, with the file's problems; none
 * if it is missing.
 */
export function readVersions(): { names: string[]; problems: Problem[] } {
  const source = readDataFile(versionsFile)
  if (!source) return { names: [], problems: [] }
  const { file, data, problems } = source
  if (problems.length > 0) return { names: [], problems }
  if (Array.isArray(data) && data.every(name => typeof name === "string" && isVersion.test(name)))
    return { names: data, problems: [] }
  const message = "the file is not a list of version names"
  const fix = 'write a list of texts, for example ["2.0", "1.0"]'
  return { names: [], problems: [{ file, line: 1, message, fix }] }
}
