import type { Problem } from "../../content/problem"
import type { Entry } from "../../content/schema/entry"
import type { TagGroup, TagsFile } from "../../content/schema/tags"
import type { SiteContent } from "../site-content"
import { areNear, lookOf } from "./near-tags"

type EntryTags = TagGroup<{ entry: Pick<Entry, "file" | "lines"> }>

/**
 * Finds tags of one part of the site that look like spellings of the same tag. Each is reported at
 * a page that has the rarer one.
 */
export function checkTags({ tree, docs, sections }: SiteContent): Problem[] {
  return [
    ...docs.flatMap(({ tags }) => [
      ...sharedTags(tags),
      ...nearTags(tags, `${tree.folder}/docs/tags.yml`, tree.tags.docs),
    ]),
    ...Object.values(sections).flatMap(({ section, tags }) => [
      ...sharedTags(tags),
      ...nearTags(tags, `${tree.folder}/${section}/tags.yml`, tree.tags[section]),
    ]),
  ]
}

/**
 * Finds pairs of tags that look like the same tag.
 * @param known contents of tags.yml, whose `unlike` lists labels that are distinct
 */
export function nearTags(
  tags: readonly EntryTags[],
  tagsFile: string,
  known: TagsFile = {},
): Problem[] {
  const apart = new Set(
    Object.entries(known).flatMap(([key, { label = key, unlike = [] }]) =>
      unlike.flatMap(other => [`${label}\n${other}`, `${other}\n${label}`]),
    ),
  )
  const looks = tags.map(tag => ({ tag, look: lookOf(tag.label) }))
  return looks.flatMap(({ tag, look }, index) =>
    looks
      .slice(index + 1)
      .filter(other => areNear(look, other.look) && !apart.has(`${tag.label}\n${other.tag.label}`))
      .flatMap(other => problemOf(tag, other.tag, tagsFile)),
  )
}

/** Finds labels that differ only in symbols and so would share an address. */
export function sharedTags(tags: readonly EntryTags[]): Problem[] {
  return tags.flatMap(({ label, slug, others = [] }) =>
    others.map(
      ({ label: other, item: { entry } }): Problem => ({
        file: entry.file,
        line: entry.lines?.tags,
        field: "tags",
        message: `the tags "${other}" and "${label}" have the same address, \`${slug}\``,
        fix: `write \`${label}\`, or give this tag an address of its own: \`{label: ${JSON.stringify(other)}, permalink: /another-address}\``,
        kind: "near-tags",
      }),
    ),
  )
}

function problemOf(one: EntryTags, other: EntryTags, tagsFile: string): Problem[] {
  const [common, rare] = other.items.length > one.items.length ? [other, one] : [one, other]
  const at = rare.items[0]?.entry
  if (!at) return []
  return [
    {
      file: at.file,
      line: at.lines?.tags,
      field: "tags",
      message: `the tags "${rare.label}" and "${common.label}" look alike`,
      fix: `write \`${common.label}\`, or list \`${rare.label}\` under it in ${tagsFile}: in \`spellings\` if it means the same, or in \`unlike\` if it is a different tag`,
      kind: "near-tags",
    },
  ]
}
