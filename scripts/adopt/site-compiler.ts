/** The parts of the site's compiler that the adoption uses; it imports no others. */

export { startCompilation } from "../../src/markdown/compilation"
export { videoOf } from "../../src/markdown/html/video-embeds"
export { admonitionKindOf } from "../../src/markdown/syntax/admonitions"
export { readFrontMatter } from "../../src/markdown/syntax/front-matter"
export { literalOf } from "../../src/markdown/syntax/literal"
export { isKnownModule } from "../../src/markdown/syntax/mdx-modules"
export { parseMarkdown } from "../../src/markdown/syntax/parse-markdown"
export type { Dialect } from "../../src/markdown/syntax/prepare-source"
export { dialectOf, prepareSource } from "../../src/markdown/syntax/prepare-source"
export { mapOutsideCode } from "../../src/markdown/syntax/source-text"
export { themeElements } from "../../src/markdown/syntax/theme-elements"
export { components } from "../../src/model/body-components"
