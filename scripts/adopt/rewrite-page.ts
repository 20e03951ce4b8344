import { posix } from "node:path"
import type { Program } from "estree-jsx"
import type { Nodes } from "mdast"
import { CONTINUE, SKIP, visit } from "unist-util-visit"
import { VFile } from "vfile"
import { startCompilation } from "../../src/markdown/compilation"
import { videoOf } from "../../src/markdown/html/video-embeds"
import { readFrontMatter } from "../../src/markdown/syntax/front-matter"
import { literalOf } from "../../src/markdown/syntax/literal"
import { isKnownModule } from "../../src/markdown/syntax/mdx-modules"
import { parseMarkdown } from "../../src/markdown/syntax/parse-markdown"
import { dialectOf, prepareSource } from "../../src/markdown/syntax/prepare-source"
import { themeElements } from "../../src/markdown/syntax/theme-elements"
import { components } from "../../src/model/body-components"
import { applyEdits, type Edit } from "./edits"
import type { Finding, FindingKind } from "./findings"

export interface RewrittenPage {
  text: string
  findings: Finding[]
}

/** Access to other files. */
export interface Surroundings {
  /** Text of an imported Markdown file, by its path below the site; undefined if missing. */
  textOf(file: string): string | undefined
}

type Element = Extract<Nodes, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>
type Module = Extract<Nodes, { type: "mdxjsEsm" }>

/**
 * Elements that wrap text, and elements whose content the site shows elsewhere: in the sidebar,
 * next to the text, or in heads.
 */
const unwrapped = new Set(["Translate", "BrowserOnly", "React.Fragment", "Fragment"])
const elsewhere = new Set(["TOCInline", "DocCardList", "Head"])

/**
 * Rewrites a Docusaurus page without code that runs: unknown components become notes, wrappers
 * around text are removed, imported Markdown is inlined, and code moves into comments. Returns the
 * page unchanged if there is nothing to rewrite or it cannot be parsed.
 * @param file path below the site
 */
export function rewritePage(file: string, text: string, surroundings: Surroundings): RewrittenPage {
  const { body } = readFrontMatter(file, text)
  const dialect = dialectOf(file, body)
  const head = text.slice(0, text.length - body.length)
  if (dialect === "md") return { text, findings: [] }
  const source = prepareSource(body, dialect)
  const compilation = startCompilation({
    file,
    route: posix.sep,
    source,
    dialect,
    components,
    references: {},
    pageReferences: {},
    codeFiles: {},
    mayImport: false,
  })
  const tree = parseMarkdown(new VFile({ value: source }), compilation)
  if (!tree) return { text, findings: [] }
  const firstLine = head.split("\n").length
  const findings: Finding[] = []
  const edits: Edit[] = []
  const partials = new Map<string, string>()
  const constants = new Map<string, string>()

  const note = (kind: FindingKind, node: Placed, what: string) =>
    findings.push({ kind, file, line: firstLine - 1 + (node.position?.start.line ?? 1), what })
  const written = (node: Placed) => source.slice(...rangeOf(node))
  const replace = (node: Placed, instead: string) => {
    const [start, end] = rangeOf(node)
    edits.push({ start, end, text: instead })
  }

  visit(tree, (node, _index, parent) => {
    switch (node.type) {
      case "mdxjsEsm":
        module(node)
        return SKIP
      case "mdxFlowExpression":
      case "mdxTextExpression":
        expression(node)
        return SKIP
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return element(node, node.type === "mdxJsxFlowElement" || parent?.children.length === 1)
      default:
        return CONTINUE
    }
  })
  return { text: edits.length === 0 ? text : head + applyEdits(source, edits), findings }

  function module(node: Module): void {
    for (const { statement, start, end } of statementsOf(node)) {
      const code = source.slice(start, end)
      if (statement.type !== "ImportDeclaration") {
        note("export", node, firstLineOf(code))
        edits.push({ start, end, text: comment(code) })
        continue
      }
      const from = String(statement.source.value)
      const [specifier] = statement.specifiers
      const name = specifier?.local.name ?? ""
      if (/\.mdx?$/.test(from)) partials.set(name, pathOf(file, from))
      else if (isKnownModule(from)) {
        if (/^[.@].*\.\w+$/.test(from)) constants.set(name, from)
        continue
      } else note("import", node, from)
      edits.push({ start, end, text: "" })
    }
  }

  function expression(node: Placed & { value: string; data?: { estree?: Program | null } }): void {
    const { refused } = literalOf(node.data?.estree, { constants })
    if (!refused) return
    note("expression", node, firstLineOf(node.value))
    const code = node.value.replace(/\s+/g, " ").trim()
    replace(node, code.includes("`") ? comment(code) : `\`${code}\``)
  }

  function element(node: Element, alone: boolean): typeof CONTINUE | typeof SKIP {
    const name = node.name ?? ""
    if (/^(?:[a-z].*)?$/.test(name) || name in components || name in themeElements) {
      withoutCode(node)
      return CONTINUE
    }
    const instead = equalOf(name, node)
    if (instead !== undefined) replace(node, instead)
    else if (holdsText(node)) {
      if (!unwrapped.has(name)) note("unwrapped", node, name)
      unwrap(node)
      return CONTINUE
    } else {
      note("component", node, name)
      replace(node, alone ? placeholder(name, node) : named(name, node))
    }
    return SKIP
  }

  /** Equivalent of a component here; undefined if there is none. */
  function equalOf(name: string, node: Element): string | undefined {
    const partial = partials.get(name)
    if (partial !== undefined) return partialText(partial)
    if (elsewhere.has(name)) return comment(written(node))
    const video = name === "ReactPlayer" ? attributeOf(node, "url") : undefined
    return video && videoOf(video) ? `<iframe src="${video}"></iframe>` : undefined
  }

  function named(name: string, node: Element): string {
    return `\`${name}\` ${comment(written(node))}`
  }

  /** Removes attributes whose value is known only at run time. */
  function withoutCode(node: Element): void {
    for (const attribute of node.attributes) {
      const name = attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}"
      const value = attribute.type === "mdxJsxAttribute" ? attribute.value : undefined
      const estree = value && typeof value === "object" ? value.data?.estree : undefined
      const isCode =
        attribute.type !== "mdxJsxAttribute" || literalOf(estree, { constants }).refused
      if (!isCode || /^(?:style|className|key)$/.test(name)) continue
      note("attribute", node, `${name} of <${node.name}>`)
      replace(attribute, "")
    }
  }

  /** Removes an element's tags and keeps line breaks, so that the blocks inside remain blocks. */
  function unwrap(node: Element): void {
    const [start, end] = rangeOf(node)
    const [first] = rangeOf(node.children[0] ?? node)
    const [, last] = rangeOf(node.children.at(-1) ?? node)
    edits.push({ start, end: first, text: source.slice(start, first).replace(/<[\s\S]*>/, "") })
    edits.push({ start: last, end, text: source.slice(last, end).replace(/<[\s\S]*>/, "") })
  }

  function placeholder(name: string, node: Element): string {
    const indent = " ".repeat((node.position?.start.column ?? 1) - 1)
    const before = source.slice(0, rangeOf(node)[0]).split("\n").at(-1) ?? ""
    // In a quotation, every line would need its own marker.
    if (before.trim() !== "") return named(name, node)
    return [
      `:::caution[${name}]`,
      "",
      `Here stood the component \`${name}\` of the former site.`,
      "",
      ...comment(written(node)).split("\n"),
      "",
      ":::",
    ]
      .map((line, index) => (index === 0 || line === "" ? line : indent + line.trimStart()))
      .join("\n")
  }

  /** Rewritten text of an imported file, with its paths made relative to the page. */
  function partialText(path: string): string | undefined {
    const raw = surroundings.textOf(path)
    if (raw === undefined) return undefined
    const inner = rewritePage(path, raw, surroundings)
    findings.push(...inner.findings)
    const { body: shown } = readFrontMatter(path, inner.text)
    const folder = posix.dirname(path)
    const own = posix.dirname(file)
    const moved = shown.replace(
      /(\]\(|\bsrc="|\bhref="|require\(["'])(\.{1,2}\/[^)"']+)/g,
      (_, opening: string, target: string) =>
        `${opening}./${posix.relative(own, posix.join(folder, target))}`,
    )
    return `\n${moved.trim()}\n`
  }
}

interface Placed {
  position?: { start: { offset?: number; line: number; column: number }; end: { offset?: number } }
}

const rangeOf = ({ position }: Placed): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** Resolves an import path; `@site` is the site's folder. */
const pathOf = (file: string, from: string) =>
  from.startsWith("@site/") ? from.slice(6) : posix.join(posix.dirname(file), from)

/** Imports and exports with their offsets in the text. */
function statementsOf(node: Module) {
  return (node.data?.estree?.body ?? []).map(statement => {
    const [start = 0, end = 0] = statement.range ?? []
    return { statement, start, end }
  })
}

function attributeOf({ attributes }: Element, name: string): string | undefined {
  const found = attributes.find(each => each.type === "mdxJsxAttribute" && each.name === name)
  return typeof found?.value === "string" ? found.value : undefined
}

/** Returns true if the element contains text, rather than nothing or a function. */
function holdsText({ children }: Element): boolean {
  return children.some(
    child =>
      !child.type.endsWith("Expression") && !(child.type === "text" && child.value.trim() === ""),
  )
}

const comment = (code: string) => `{/* ${code.replaceAll("*/", "* /")} */}`
const firstLineOf = (code: string) => code.trim().split("\n")[0]?.slice(0, 60) ?? ""
