import { z } from "zod"
import { closest } from "../../lib/closest"
import { compareText } from "../../lib/compare-text"
import type { Problem } from "../problem"
import { join } from "../routes"
import { labelForm, tagSlug } from "./tag-slug"

/** One tag in `tags.yml`; the file is optional. */
export const tagRecord = z.strictObject({
  label: z.string().trim().min(1).meta({ example: "Name of the tag" }).optional(),
  permalink: z.string().meta({ example: "/name-of-the-tag" }).optional(),
  description: z.string().meta({ example: "Subject of the pages with this tag." }).optional(),
  /** Labels that pages use for the same tag; their addresses redirect to this tag. */
  spellings: z
    .array(z.string().min(1))
    .meta({ example: ["Other spelling"] })
    .optional(),
  /** Labels of tags that look like a spelling of this one but mean something else. */
  unlike: z
    .array(z.string().min(1))
    .meta({ example: ["Other tag"] })
    .optional(),
})

export type TagsFile = Record<string, z.infer<typeof tagRecord>>

export interface Tag {
  label: string
  slug: string
}

export interface TagGroup<T> extends Tag {
  description?: string
  /** Other labels that pages use for it. */
  spellings: readonly string[]
  /**
   * Labels with the same slug that differ in more than case and spaces, each with an item that uses
   * it.
   */
  others?: readonly { label: string; item: T }[]
  items: T[]
}

type TagReference = string | { label: string; permalink: string }

/**
 * Returns the tags of a page from its front matter. If the section has a tags.yml, a tag must be
 * one of its keys, labels, slugs, or other spellings; an unknown tag is still added, and reported.
 * @param tagsFile path of the tags.yml, for problems
 */
export function tagsOf(
  references: readonly TagReference[] | undefined,
  known: TagsFile | undefined,
  origin: { file: string; lines?: Readonly<Record<string, number>> },
  tagsFile?: string,
): { tags: Tag[]; problems: Problem[] } {
  const problems: Problem[] = []
  const tags = new Map<string, Tag>()
  for (const reference of references ?? []) {
    const written = typeof reference === "string" ? reference : reference.label
    const slug = addressOf(typeof reference === "string" ? { label: written } : reference)
    if (!known || typeof reference !== "string") {
      add({ label: written, slug })
      continue
    }
    const match = knownTag(written, known)
    if (match) add(match)
    else {
      add({ label: written, slug })
      const labels = Object.entries(known).map(([key, { label }]) => label ?? key)
      const near = closest(written, labels)
      problems.push({
        file: origin.file,
        line: origin.lines?.tags,
        field: "tags",
        message: `unknown tag "${written}"`,
        fix: near
          ? `write \`${near}\` instead, or add the tag to tags.yml`
          : "add the tag to the section's tags.yml",
        kind: "unknown-tag",
        ...(tagsFile ? { follows: tagsFile } : {}),
      })
    }
  }
  function add(tag: Tag) {
    if (!tags.has(tag.slug)) tags.set(tag.slug, tag)
  }
  if (tagsFile && known && problems.length > 0 && Object.keys(known).length === 0) {
    // The same problem for each page, so that it is reported once.
    const message = "the file has no tags, so pages cannot have any"
    const fix = "write one key for each tag, or delete the file to allow any tag"
    problems.unshift({ file: tagsFile, line: 1, message, fix, kind: "unknown-tag", blocks: true })
  }
  return { tags: [...tags.values()], problems }
}

/** Address below the tag pages: the permalink as written, or else the slug of the label. */
function addressOf({ label, permalink }: { label: string; permalink?: string }): string {
  return permalink ? join(permalink).slice(1) : tagSlug(label)
}

/**
 * Returns the tag of a tags.yml with this key, label, or other spelling; the first if several
 * match.
 */
function knownTag(written: string, known: TagsFile): Tag | undefined {
  const { byKey, byForm } = tagNames(known)
  const named = [byKey.get(written), byForm.get(labelForm(written))].filter(
    name => name !== undefined,
  )
  const [first] = named.sort((a, b) => a.place - b.place)
  // Copied, because nameByTopic changes tags in place.
  return first && { ...first.tag }
}

/** A tag and its position in the file. */
interface NamedTag {
  place: number
  tag: Tag
}

interface TagNames {
  byKey: ReadonlyMap<string, NamedTag>
  byForm: ReadonlyMap<string, NamedTag>
}

const namesOfFiles = new WeakMap<TagsFile, TagNames>()

/**
 * Names of the tags of a file, computed once per file because each page looks up each of its tags.
 */
function tagNames(known: TagsFile): TagNames {
  const made = namesOfFiles.get(known)
  if (made) return made
  const byKey = new Map<string, NamedTag>()
  const byForm = new Map<string, NamedTag>()
  for (const [place, [key, record]] of Object.entries(known).entries()) {
    const label = record.label ?? key
    const named = { place, tag: { label, slug: addressOf({ ...record, label }) } }
    byKey.set(key, named)
    for (const name of [label, ...(record.spellings ?? []), named.tag.slug]) {
      const form = labelForm(name)
      if (!byForm.has(form)) byForm.set(form, named)
    }
  }
  const names = { byKey, byForm }
  namesOfFiles.set(known, names)
  return names
}

/** Slugs that a tag may be named by: those of its label and of its other spellings. */
export function slugsOf(
  key: string,
  { label = key, spellings = [] }: Pick<TagsFile[string], "label" | "spellings">,
): ReadonlySet<string> {
  return new Set([label, ...spellings].map(tagSlug))
}

/** Returns spellings that are also another tag's label or spelling, and so are ambiguous. */
export function takenSpellings(
  known: TagsFile,
): { key: string; spelling: string; owner: string }[] {
  return Object.entries(known).flatMap(([key, { spellings = [] }]) =>
    spellings.flatMap(spelling => {
      const owner = Object.keys(known).find(
        other => other !== key && slugsOf(other, known[other] ?? {}).has(tagSlug(spelling)),
      )
      return owner === undefined ? [] : [{ key, spelling, owner }]
    }),
  )
}

/** Returns the tags of a tags.yml that have the same address as an earlier one. */
export function sharedAddresses(known: TagsFile): { key: string; owner: string; slug: string }[] {
  const owners = new Map<string, string>()
  return Object.entries(known).flatMap(([key, record]) => {
    const slug = addressOf({ label: key, ...record })
    const owner = owners.get(slug)
    if (owner !== undefined) return [{ key, owner, slug }]
    owners.set(slug, key)
    return []
  })
}

/**
 * Returns true if a page is listed on its tags' pages and links to them. Unlisted pages and the
 * about page of a section are not; a tag that only they have has no page.
 */
export function isFoundByTag(page: { unlisted: boolean; slug?: string }): boolean {
  return !page.unlisted && page.slug !== "about"
}

/**
 * Renames the tags of items to the label of the topic's page, because pages may spell a topic
 * differently. Works in place.
 */
export function nameByTopic(
  items: readonly { tags: readonly Tag[] }[],
  topics: readonly Tag[],
): void {
  const labels = new Map(topics.map(({ slug, label }) => [slug, label]))
  for (const { tags } of items)
    for (const tag of tags) tag.label = labels.get(tag.slug) ?? tag.label
}

/**
 * Groups items by tag, with tags in order of their labels. Labels with one slug are one tag, named
 * by the spelling that most items use.
 */
export function groupByTag<T extends { tags: readonly Tag[] }>(
  items: readonly T[],
  known?: TagsFile,
): TagGroup<T>[] {
  const groups = new Map<string, { labels: Map<string, { count: number; first: T }>; items: T[] }>()
  for (const item of items) {
    for (const { slug, label } of item.tags) {
      const group = groups.get(slug) ?? {
        labels: new Map<string, { count: number; first: T }>(),
        items: [],
      }
      const { count, first } = group.labels.get(label) ?? { count: 0, first: item }
      group.labels.set(label, { count: count + 1, first })
      group.items.push(item)
      groups.set(slug, group)
    }
  }
  const records = new Map(
    Object.entries(known ?? {}).map(([key, record]) => [
      addressOf({ label: key, ...record }),
      record,
    ]),
  )
  return [...groups]
    .map(([slug, { labels, items: tagged }]) => {
      const [label = slug] =
        [...labels].sort((a, b) => b[1].count - a[1].count || compareText(a[0], b[0]))[0] ?? []
      const { description, spellings = [] } = records.get(slug) ?? {}
      const others = [...labels].flatMap(([other, { first }]) =>
        labelForm(other) === labelForm(label) ? [] : [{ label: other, item: first }],
      )
      return {
        label,
        slug,
        ...(description ? { description } : {}),
        spellings,
        ...(others.length > 0 ? { others } : {}),
        items: tagged,
      }
    })
    .sort(
      (a, b) =>
        compareText(a.label.toLowerCase(), b.label.toLowerCase()) || compareText(a.slug, b.slug),
    )
}
