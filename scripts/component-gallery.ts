import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { readGuide, withExamplesAlive } from "../src/content-components/authors-guide"

/**
 * Path of the gallery's file in a content folder, which git ignores. Its page is
 * `/component-gallery`.
 */
const galleryFile = join("pages", "component-gallery.mdx")

/**
 * Text of the gallery page: the author's guide with its examples rendered. The page is a draft, so
 * that only develop shows it.
 * @param isDraft false in tests, which publish the page on a site without other readers
 */
export function galleryPage(guide: string, isDraft: boolean): string {
  return `---
description: Every component that authors can use, rendered from its example in the authors' guide, next to its source.
draft: ${isDraft}
unlisted: true
---

{/* Generated from src/content-components/README.md by scripts/component-gallery.ts. Edit the README instead. */}

${withExamplesAlive(withExampleIds(guide))}`
}

/** Gives headings their own ids, because a component may use its name as the id of an element. */
const withExampleIds = (guide: string): string =>
  guide.replace(
    /^### (\w+)$/gm,
    (heading, name: string) => `${heading} {#example-${name.toLowerCase()}}`,
  )

/** Writes the gallery into a content folder if it has changed. */
export function writeGallery(contentFolder: string, isDraft: boolean): void {
  const file = join(contentFolder, galleryFile)
  const page = galleryPage(readGuide(), isDraft)
  if (existsSync(file) && readFileSync(file, "utf8") === page) return
  writeFileSync(file, page)
}
