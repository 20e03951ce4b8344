import { join } from "node:path"
import type { z } from "zod"
import type { Problem } from "../content/problem"
import { labFile } from "../content/schema/lab"
import { noticeComponent, safetyFile } from "../content/schema/safety"
import {
  announcementsFile,
  homeFile,
  navigationFile,
  notFoundFile,
} from "../content/schema/site-texts"
import { validate } from "../content/schema/validate"
import { components } from "../model/body-components"
import type { DataLink } from "../model/check/check-site"
import type { FileProse } from "../model/check/check-style"
import type { DrawnData } from "../model/component-data"
import { blocking, readDataFile } from "./data-files"
import { contentRoot, projectPath, textsRoot } from "./project-paths"

interface TextsFile {
  path: string
  schema: z.ZodObject
  /** The component that renders the file. */
  component?: string
  /** True if the file may be empty (`{}`), which turns its feature off. */
  mayBeEmpty?: boolean
}

const files: TextsFile[] = [
  { path: "navigation.yaml", schema: navigationFile },
  { path: "announcements.yaml", schema: announcementsFile },
  { path: "home.yaml", schema: homeFile },
  { path: "not-found.yaml", schema: notFoundFile },
  { path: "safety.yaml", schema: safetyFile, mayBeEmpty: true },
  { path: "lab.yaml", schema: labFile },
  ...Object.entries(components).flatMap(([component, { data }]) =>
    data && "file" in data ? [{ path: data.file, schema: data.schema, component }] : [],
  ),
]

interface SiteText {
  data: unknown
  /** Data that its component renders. */
  drawn?: unknown
}

export interface SiteTexts {
  /** Value of each file by its name, such as `home`. */
  texts: Record<string, unknown>
  links: DataLink[]
  prose: FileProse[]
  drawn: DrawnData
  problems: Problem[]
}

/**
 * Reads and caches the texts. A file that is broken or missing by then keeps its last valid
 * content.
 */
export class TextsReader {
  readonly #lastValid = new Map<string, SiteText>()

  /**
   * Reads and checks the texts of content/data, with their links and the data that components
   * render.
   */
  read(): SiteTexts {
    const problems: Problem[] = []
    const texts: Record<string, unknown> = {}
    const links: DataLink[] = []
    const prose: FileProse[] = []
    const drawn: Record<string, unknown> = {}
    const checked = new Set<string>()
    for (const file of files) {
      const read = readText(file)
      // Several components may render one file, whose problems are reported once.
      if (!checked.has(file.path)) {
        problems.push(...read.problems)
        links.push(...read.links)
        prose.push(...read.prose)
      }
      checked.add(file.path)
      if (read.text && read.problems.length === 0) this.#lastValid.set(file.path, read.text)
      const text = this.#lastValid.get(file.path) ?? read.text
      if (!text) continue
      texts[file.path.replace(/\.yaml$/, "")] = text.data
      if (file.component && text.drawn) drawn[file.component] = text.drawn
    }
    const label = safetyFile.safeParse(texts.safety).data?.notice.label
    if (label) drawn[noticeComponent] = label
    return { texts, links, prose, drawn, problems }
  }
}

function readText({ path, schema, component, mayBeEmpty }: TextsFile): {
  text?: SiteText
  links: DataLink[]
  prose: FileProse[]
  problems: Problem[]
} {
  const source = readDataFile(path, textsRoot)
  if (!source) {
    const file = projectPath(join(textsRoot, path))
    const fix = `add the file; ${component ? `the component.ts of <${component}>` : "src/content/schema/site-texts.ts"} describes its content`
    return { links: [], prose: [], problems: [{ file, message: "the file is missing", fix }] }
  }
  const { data, file, lineOf, problems } = source
  const isEmpty = problems.length === 0 && Object.keys(data ?? {}).length === 0
  if (mayBeEmpty && isEmpty) return { links: [], prose: [], problems: [] }
  const checked =
    problems.length === 0 ? validate(schema, data, source) : { value: undefined, problems }
  const found = textsIn(data).map(({ key, path: at, text }) => ({
    key,
    path: at,
    text,
    file,
    line: lineOf(at),
  }))
  // Ignores the site's own texts in a fixture, which lacks the pages that they link to.
  const own = textsRoot.startsWith(contentRoot) ? found : []
  const links = own
    .filter(({ key }) => key === "href")
    .map(({ file, line, text }) => ({ file, line, href: text }))
  const prose = own
    .filter(({ key }) => key !== "href")
    .map(({ file, line, text, path: field }) => ({ file, line, text, field }))
  return {
    text: { data: checked.value ?? data, drawn: checked.value },
    links,
    prose,
    // Blocks the file, because the component's data is unknown.
    problems: component ? checked.problems.map(blocking) : checked.problems,
  }
}

/** Returns every text of a file, at any depth, with its key and its dotted path. */
function textsIn(
  value: unknown,
  parents: readonly string[] = [],
): { key: string; path: string; text: string }[] {
  if (typeof value === "string")
    return [{ key: parents.at(-1) ?? "", path: parents.join("."), text: value }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...parents, key]))
}
