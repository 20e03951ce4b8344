import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { readGuide, withExamplesAlive } from "../src/content-components/authors-guide"

/** Path of the gallery's file in a content folder; git ignores it. Its page is `/component-gallery`. */
const galleryFile = join("pages", "component-gallery.mdx")

/**
 * Text of the page gallery: the author's guide with every example alive. A draft, so that develop alone shows it.
 * @param isDraft tests publish it, on a site that nobody else reads
 */
export function galleryPage(guide: string, isDraft: boolean): string {
  return `---
description: Every component that authors may write, drawn from its example in the author's guide, with what to write for it.
draft: ${isDraft}
unlisted: true
---

{/* Written from src/content-components/README.md by scripts/component-gallery.ts: a change belongs there. */}

${withExamplesAlive(withExampleIds(guide))}`
}

/** Headings are named like components, and so may be what a component draws: theirs have ids of their own. */
const withExampleIds = (guide: string): string =>
  guide.replace(
    /^### (\w+)$/gm,
    (heading, name: string) => `${heading} {#example-${name.toLowerCase()}}`,
  )

/** Writes the gallery into a content folder, unless it stands there as it is. */
export function writeGallery(contentFolder: string, isDraft: boolean): void {
  const file = join(contentFolder, galleryFile)
  const page = galleryPage(readGuide(), isDraft)
  if (existsSync(file) && readFileSync(file, "utf8") === page) return
  writeFileSync(file, page)
}
