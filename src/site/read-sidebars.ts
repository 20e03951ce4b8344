import { dirname, join } from "node:path"
import type { DocsInstance } from "../content/docs-instances"
import type { Problem } from "../content/problem"
import {
  type SidebarEntryKind,
  type SidebarSource,
  sidebarEntries,
  type WrittenEntry,
} from "../content/schema/sidebar-file"
import { validate } from "../content/schema/validate"
import { type DataFile, readDataFile } from "./data-files"
import { listFiles } from "./list-files"
import { contentRoot } from "./project-paths"

const fileName = "sidebar.yaml"

/** Adds to each docs version its parts: the folders that have their own sidebar.yaml. */
export function withParts(instances: readonly DocsInstance[]): DocsInstance[] {
  return instances.map(instance => {
    const parts = listFiles(join(contentRoot, instance.folder))
      .filter(path => path.endsWith(`/${fileName}`))
      .map(dirname)
    return parts.length > 0 ? { ...instance, parts } : instance
  })
}

/** Reads the written sidebars of all docs versions and their parts. */
export function readSidebars(instances: readonly DocsInstance[]): {
  sidebars: SidebarSource[]
  problems: Problem[]
} {
  const problems: Problem[] = []
  const sidebars = instances.flatMap(({ name, folder: root, parts = [] }) =>
    ["", ...parts].flatMap((folder): SidebarSource[] => {
      const source = readDataFile([root, folder, fileName].filter(Boolean).join("/"))
      if (!source) return []
      problems.push(...source.problems)
      if (source.problems.length > 0) return []
      return [{ file: source.file, version: name, folder, sidebars: sidebarsOf(source, problems) }]
    }),
  )
  return { sidebars, problems }
}

function sidebarsOf(source: DataFile, problems: Problem[]): SidebarSource["sidebars"] {
  const { file, data } = source
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    const message = "the file is not a mapping from names of sidebars to lists of entries"
    problems.push({ file, line: 1, message, fix: "write `docs:` and below it `  - folder: .`" })
    return []
  }
  return Object.entries(data).map(([name, written]) => ({
    name,
    items: entriesOf(written, name, source, problems),
  }))
}

function entriesOf(
  written: unknown,
  field: string,
  source: DataFile,
  problems: Problem[],
): WrittenEntry[] {
  if (Array.isArray(written))
    return written.flatMap((entry, index) => entryOf(entry, `${field}.${index}`, source, problems))
  const fix = "write one entry a line below it, for example `- folder: .`"
  report(source, field, "the sidebar is not a list of entries", fix, problems)
  return []
}

const kinds = Object.keys(sidebarEntries) as SidebarEntryKind[]

function entryOf(
  written: unknown,
  field: string,
  source: DataFile,
  problems: Problem[],
): WrittenEntry[] {
  const place = { line: source.lineOf(field), field }
  if (typeof written === "string" && written.trim() !== "")
    return [{ kind: "doc", doc: written.trim(), ...place }]
  const keys = typeof written === "object" && written !== null ? Object.keys(written) : []
  // `link` is also a key of categories.
  const kind = keys.includes("category") ? "category" : kinds.find(name => keys.includes(name))
  if (!kind) {
    const fix =
      "write the id of a document, or an entry with one of the keys `doc`, `category`, `link`, `html`, `folder`"
    report(source, field, `the entry ${JSON.stringify(written)} has no kind`, fix, problems)
    return []
  }
  const checked = validate(sidebarEntries[kind], written, {
    file: source.file,
    lineOf: key => source.lineOf(`${field}.${key}`),
    writtenAt: path => source.writtenAt?.([...field.split("."), ...path]),
  })
  for (const problem of checked.problems)
    problems.push({ ...problem, field: problem.field ? `${field}.${problem.field}` : field })
  if (checked.value === undefined) return []
  const entry = checked.value as object
  const items =
    kind === "category"
      ? {
          items: entriesOf((entry as { items: unknown }).items, `${field}.items`, source, problems),
        }
      : {}
  return [{ kind, ...entry, ...items, ...place } as WrittenEntry]
}

function report(
  { file, lineOf }: DataFile,
  field: string,
  message: string,
  fix: string,
  problems: Problem[],
): void {
  problems.push({ file, line: lineOf(field), field, message, fix })
}
