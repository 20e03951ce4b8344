/**
 * Marks in the Markdown of a compiled page for data that only the whole site knows: addresses of
 * links and pictures, and data of components. U+FFFE delimits them; hidden-characters.ts bans it
 * from texts, so code that looks like a mark is left alone.
 */
const delimiter = "\uFFFE"

/** Mark of an address as written, to be made absolute. */
export const addressMark = (address: string) => `${delimiter}${address}${delimiter}`

/**
 * Marks the links to pages of the site in Markdown without code, such as the build itself
 * generates.
 */
export const markLinks = (markdown: string) =>
  markdown.replace(
    /(\]\()(\/[^()\s]*)(?=\))/g,
    (_, before: string, href: string) => before + addressMark(href),
  )

/** Mark of a component whose data comes from the build; contains its tag. */
export const componentMark = (name: string) => `${delimiter}<${name} />${delimiter}`

export interface MarkTexts {
  /** Full address of a link or a picture. */
  address(written: string): string
  /** Markdown of a component; undefined keeps its tag. */
  component(name: string): string | undefined
}

/**
 * Replaces all marks in Markdown. A replacement of several lines keeps the indent and the quote
 * marks before it.
 */
export function fillMarks(markdown: string, { address, component }: MarkTexts): string {
  return markdown.replace(marks, (_, before: string, written: string) => {
    const [, name] = /^<(\w+) \/>$/.exec(written) ?? []
    if (name === undefined) return before + address(written)
    const prefix = `\n${before.replace(/[^\s>]/g, " ")}`
    return before + (component(name) ?? written).replaceAll("\n", prefix)
  })
}

/**
 * Includes the text before the first mark of a line, because only that mark can belong to a block.
 */
const marks = /((?<=^|\n)[^\n\uFFFE]*|)\uFFFE([^\uFFFE]*)\uFFFE/g

/** Returns Markdown with its marks replaced by the original text. */
export const withoutMarks = (markdown: string) => markdown.replaceAll(delimiter, "")
