/**
 * Marks in the Markdown of a compiled page, for what only the whole site knows: the address that a link or a picture has, and the data
 * of a component. U+FFFE delimits them, which no text may hold (hidden-characters.ts), so code that looks like one is left alone.
 */
const delimiter = "\uFFFE"

/** An address as its author wrote it, to be made absolute. */
export const addressMark = (address: string) => `${delimiter}${address}${delimiter}`

/** Markdown without code, such as the build writes itself, with marks at its links to pages of the site. */
export const markLinks = (markdown: string) =>
  markdown.replace(
    /(\]\()(\/[^()\s]*)(?=\))/g,
    (_, before: string, href: string) => before + addressMark(href),
  )

/** A component that the build fills, by its tag. */
export const componentMark = (name: string) => `${delimiter}<${name} />${delimiter}`

export interface MarkTexts {
  /** Full address of a link or a picture. */
  address(written: string): string
  /** Markdown of a component; undefined keeps its tag. */
  component(name: string): string | undefined
}

/** Markdown with all marks filled. A text of several lines keeps the indent and the quote marks in front of it. */
export function fillMarks(markdown: string, { address, component }: MarkTexts): string {
  return markdown.replace(marks, (_, before: string, written: string) => {
    const [, name] = /^<(\w+) \/>$/.exec(written) ?? []
    if (name === undefined) return before + address(written)
    const prefix = `\n${before.replace(/[^\s>]/g, " ")}`
    return before + (component(name) ?? written).replaceAll("\n", prefix)
  })
}

/** The start of the line is taken with a mark, since only its first mark can be one of a block. */
const marks = /((?<=^|\n)[^\n\uFFFE]*|)\uFFFE([^\uFFFE]*)\uFFFE/g

/** Markdown with its marks as their authors wrote them. */
export const withoutMarks = (markdown: string) => markdown.replaceAll(delimiter, "")
