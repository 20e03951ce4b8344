/**
 * `$$` alone on a line opens a display formula. If it is meant to close one that opened after text,
 * it moves to the end of the line above, and line numbers stay the same.
 */
export function closeFormulasInText(prose: string): string {
  if (!prose.includes("$$")) return prose
  const lines = prose.split("\n")
  let open: "in text" | "display" | undefined
  for (const [index, line] of lines.entries()) {
    const [, prefix = "", text = ""] = /^([ \t>]*)(.*?)\s*$/.exec(line) ?? []
    const inText = open === "in text"
    if (inText && text === "$$") {
      lines[index - 1] = lines[index - 1]?.replace(/\r?$/, end => ` $$${end}`) ?? ""
      lines[index] = prefix
    }
    if (inText && (text === "" || text === "$$")) open = undefined
    else if (isOdd(text)) open = open ? undefined : opened(text)
  }
  return lines.join("\n")
}

const opened = (text: string) => (text.startsWith("$$") ? "display" : "in text")

/** True if a line has an odd number of unescaped `$$`. */
const isOdd = (text: string) => (text.match(/(?<!\\)\$\$/g)?.length ?? 0) % 2 === 1
