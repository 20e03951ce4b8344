import { figureParameters } from "./figure-parameters"
import { distinctRows, type FigureNumbers } from "./figure-table"
import { markdownTable } from "./markdown-table"
import { markdownText } from "./markdown-text"

interface FigureTexts {
  title: string
  caption: string
  /** Source of transcribed numbers. */
  source?: string
}

/** Title and caption of a figure in Markdown, without its numbers. */
export const figureMarkdown = ({ title, caption }: FigureTexts) =>
  `**Figure: ${markdownText(title)}.** ${markdownText(caption)}`

/** Source of a figure's numbers as a Markdown paragraph. */
export const sourceMarkdown = (source: string | undefined) =>
  source && `Source: ${markdownText(source)}`

/**
 * A figure in Markdown: title, caption, parameters, and numbers.
 * @param props as the author wrote them
 * @param further additional tables, each with a description of its rows
 */
export function figureTwin(
  props: FigureTexts & Record<string, unknown>,
  { note, table }: FigureNumbers,
  further: { about: string; table: FigureNumbers["table"] }[] = [],
): string {
  const parameters = figureParameters(props)
  return [
    figureMarkdown(props),
    parameters && `Parameters: ${parameters}.`,
    note?.trim(),
    numbersTable(table),
    ...further.flatMap(({ about, table: more }) => [about, numbersTable(more)]),
    sourceMarkdown(props.source),
  ]
    .filter(Boolean)
    .join("\n\n")
}

const numbersTable = ({ columns, rows }: FigureNumbers["table"]) =>
  markdownTable(columns, distinctRows(rows), true)
