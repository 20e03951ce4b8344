import type { Code, Root } from "mdast"
import { visit } from "unist-util-visit"
import type { Compilation } from "../compilation"
import { readCodeMeta } from "./code-meta"

/** Unique names of the files from which the fences of a text take their code. */
export function codeFilesNamed(text: string): string[] {
  const fences = text.matchAll(/^[ \t>]*(?:`{3,}|~{3,})\S*[ \t]+(.*\bfile=.*)$/gm)
  return [...new Set([...fences].flatMap(([, meta]) => readCodeMeta(meta).file ?? []))]
}

/**
 * Fills fences that name a file with its code, so that pages show the code that tests run. An empty
 * fence `ts file=read-position.ts region=read` shows the lines between `// #region read` and `//
 * #endregion` (`# region read` in shell files); without a region it shows the whole file, and
 * regions with the same name are joined.
 */
export function includeCode(tree: Root, compilation: Compilation): void {
  visit(tree, "code", node => {
    const code = includedCode(node, compilation)
    if (code !== undefined) node.value = code
  })
}

function includedCode(
  node: Code,
  { codeFiles, report, reportBreach }: Compilation,
): string | undefined {
  const { file, region } = readCodeMeta(node.meta)
  if (file === undefined) return undefined
  if (node.value.trim() !== "") {
    const message = `the fence shows \`${file}\` and has code of its own`
    const fix = `empty the fence, or write \`title="${file}"\``
    reportBreach("unknown-fence-word", node, message, fix)
    return undefined
  }
  const text = Object.hasOwn(codeFiles, file) ? codeFiles[file] : undefined
  if (text === undefined) {
    const place = file.startsWith("@site/") ? file.slice("@site/".length) : `snippets/${file}`
    report(node, `there is no code file \`${file}\``, `put it at ${place}, or correct the name`)
    return undefined
  }
  const { lines, regions } = regionOf(text, region)
  if (region !== undefined && !regions.has(region)) {
    const others = [...regions].map(name => `\`${name}\``).join(", ")
    const fix = `write \`#region ${region}\` and \`#endregion\` as comments around the lines${others && `, or name one of ${others}`}`
    report(node, `\`${file}\` has no region \`${region}\``, fix)
    return undefined
  }
  return withoutIndent(lines)
}

const mark = /^\s*(?:\/\/|#)\s*#?(end)?region\b[ \t]*([\w-]*)\s*$/

/** Lines of a region or of the whole file, without region marks, and the names of all regions. */
function regionOf(text: string, wanted: string | undefined) {
  const regions = new Set<string>()
  const open: string[] = []
  const lines: string[] = []
  for (const line of text.split(/\r?\n/)) {
    const [marked, end, name = ""] = mark.exec(line) ?? []
    if (marked === undefined) {
      if (wanted === undefined || open.includes(wanted)) lines.push(line)
    } else if (end) open.pop()
    else {
      regions.add(name)
      open.push(name)
      // A blank line separates two regions with the same name.
      if (name === wanted && lines.length > 0) lines.push("")
    }
  }
  return { lines, regions }
}

function withoutIndent(lines: readonly string[]): string {
  const indents = lines
    .filter(line => line.trim() !== "")
    .map(line => line.length - line.trimStart().length)
  const indent = Math.min(...indents)
  return lines
    .map(line => line.slice(indent))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\s+$/g, "")
}
