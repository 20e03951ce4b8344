const block = (ticks: string) =>
  new RegExp(
    `(^|\\r?\\n) *${ticks} *mdx-code-block\\r?\\n(.*?)\\r?\\n *${ticks}(?=\\r?\\n|$)`,
    "gs",
  )

const [outer, inner] = [block("````"), block("```")]

/**
 * Removes the fences of `mdx-code-block`, whose content Docusaurus reads as MDX. A fence of four
 * backticks may contain fences of three.
 */
export const unwrapMdxBlocks = (text: string): string =>
  text.includes("mdx-code-block") ? text.replace(outer, "$1$2").replace(inner, "$1$2") : text
