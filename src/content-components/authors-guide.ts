import { readFileSync } from "node:fs"

/**
 * Path of the author's guide. Its `mdx` blocks are the only examples of the components: tests
 * render them, and the page gallery (scripts/component-gallery.ts) shows them.
 */
export const guideFile = "src/content-components/README.md"

export const readGuide = () => readFileSync(guideFile, "utf8")

const exampleBlock = /```mdx\n(.*?)```/gs

/** The examples of a guide in order, as authors write them. */
export const examplesIn = (guide: string) =>
  [...guide.matchAll(exampleBlock)].map(([, example = ""]) => example)

/** The guide with each example rendered in a `<section>` above its source. */
export const withExamplesAlive = (guide: string) =>
  guide.replace(
    exampleBlock,
    (source, example: string) => `<section>\n\n${example}\n</section>\n\n${source}`,
  )
