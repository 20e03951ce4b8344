import { readFileSync } from "node:fs"

/**
 * The author's guide. Its examples, the blocks of `mdx`, are the only ones of the components: tests draw them, and the
 * page gallery (scripts/component-gallery.ts) shows them.
 */
export const guideFile = "src/content-components/README.md"

export const readGuide = () => readFileSync(guideFile, "utf8")

const exampleBlock = /```mdx\n(.*?)```/gs

/** The examples of a guide in order, as authors write them. */
export const examplesIn = (guide: string) =>
  [...guide.matchAll(exampleBlock)].map(([, example = ""]) => example)

/** The guide with each example alive in a `<section>` above its source. */
export const withExamplesAlive = (guide: string) =>
  guide.replace(
    exampleBlock,
    (source, example: string) => `<section>\n\n${example}\n</section>\n\n${source}`,
  )
