/**
 * Lines of a fence for a CodeBlock of Docusaurus.
 * @param props those that are strings
 */
export function codeBlockText(code: string, props: Record<string, string>): string[] {
  const text = code.replace(/^\n+|\s+$/g, "")
  const longest = Math.max(
    2,
    ...[...text.matchAll(/^\s*(`{3,})/gm)].map(([, run = ""]) => run.length),
  )
  const fence = "`".repeat(longest + 1)
  const language = props.language ?? props.className?.replace(/^language-/, "") ?? ""
  const meta = [props.title ? `title=${JSON.stringify(props.title)}` : "", props.metastring ?? ""]
  return [[`${fence}${language}`, ...meta].filter(Boolean).join(" "), ...text.split("\n"), fence]
}
