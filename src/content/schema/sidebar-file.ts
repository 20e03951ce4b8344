import { z } from "zod"
import { overviewWithoutEffect } from "./front-matter/without-effect"

const label = z.string().trim().min(1)
const id = z.string().trim().min(1)

/** Page that a category links to: a document by its id, or a generated overview. */
const categoryLink = z.union([
  id,
  z.strictObject({
    title: z.string().optional(),
    slug: z.string().optional(),
    description: z.string().optional(),
    ...overviewWithoutEffect,
  }),
])

/**
 * Kinds of entries in sidebar.yaml, by the key that each has alone. Entries that are texts are
 * documents.
 */
export const sidebarEntries = {
  doc: z.strictObject({
    doc: id.meta({ example: "guides/start" }),
    label: label.meta({ example: "First steps" }).optional(),
  }),
  category: z.strictObject({
    category: label.meta({ example: "Guides" }),
    items: z.array(z.unknown()).meta({ example: "[guides/start]" }),
    link: categoryLink.meta({ example: "guides/start" }).optional(),
    description: z.string().optional(),
    collapsed: z.boolean().meta({ example: "false" }).optional(),
    collapsible: z.boolean().meta({ example: "false" }).optional(),
  }),
  link: z.strictObject({
    link: label.meta({ example: "Forum" }),
    href: z
      .string()
      .trim()
      .regex(/^(?:https?:\/\/|mailto:|\/|#)/, "is no address")
      .meta({ example: "https://example.org" }),
  }),
  html: z.strictObject({ html: z.string().meta({ example: '"<hr>"' }) }),
  folder: z.strictObject({
    folder: z
      .string()
      .trim()
      .transform(written => written.replace(/^\.?\/+|\/+$/g, "").replace(/^\.$/, ""))
      .meta({ example: "guides" }),
  }),
} as const

export type SidebarEntryKind = keyof typeof sidebarEntries
type Entry<Kind extends SidebarEntryKind> = z.infer<(typeof sidebarEntries)[Kind]>

/** An entry with its place in the file: a line and a path such as `docs.0.items.1`. */
export type WrittenEntry = { line?: number; field: string } & (
  | ({ kind: "doc" } & Entry<"doc">)
  | ({ kind: "category" } & Omit<Entry<"category">, "items"> & { items: WrittenEntry[] })
  | ({ kind: "link" } & Entry<"link">)
  | ({ kind: "html" } & Entry<"html">)
  | ({ kind: "folder" } & Entry<"folder">)
)

/** A sidebar.yaml: the sidebars of a docs version, or of a part of one, as they are written. */
export interface SidebarSource {
  file: string
  version: string
  /** Folder below the version's docs folder; `""` for the version itself. */
  folder: string
  sidebars: { name: string; items: WrittenEntry[] }[]
}
