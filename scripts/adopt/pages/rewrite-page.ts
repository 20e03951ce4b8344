import type { Program } from "estree-jsx"
import type { Nodes, Root } from "mdast"
import { CONTINUE, SKIP, visitParents } from "unist-util-visit-parents"
import { VFile } from "vfile"
import type { Finding, FindingKind } from "../findings"
import {
  components,
  type Dialect,
  dialectOf,
  literalOf,
  mapOutsideCode,
  parseMarkdown,
  prepareSource,
  readFrontMatter,
  startCompilation,
  themeElements,
  videoOf,
} from "../site-compiler"
import { isRecord, type Value } from "../static-module/value"
import { contextOf, type Element, inContainer } from "./context-of"
import { codeBlockText } from "./code-block"
import { applyEdits, type Edit } from "./edits"
import { insertPartial, type Partial } from "./insert-partial"
import { importsOf, statementsOf } from "./page-imports"
import {
  asMarkdown,
  comment,
  firstLineOf,
  type PageValues,
  pageValues,
  shownText,
} from "./page-values"
import { showAround, showEmpty, type Written } from "./show-component"
import { unwrapMdxBlocks } from "./unwrap-blocks"

export interface RewrittenPage {
  text: string
  findings: Finding[]
  /** Imports that the text needs, by local name; only of partials, whose text has none. */
  imports: Map<string, string>
}

/** What pages are rewritten with. */
export interface PageContext {
  /** Folder of the site. */
  root: string
  /** Text of an imported Markdown file, by its path below the site; undefined if missing. */
  textOf(file: string): string | undefined
  /** Names that the team's own theme/MDXComponents defines. */
  themed: ReadonlySet<string>
  /** If true, `.md` files are CommonMark, as `markdown.format` says. */
  isPlainMd?: boolean
  /** For partials: props, and the files that import each other. */
  props?: Record<string, Value>
  importers?: readonly string[]
}

/**
 * Elements that wrap text, and elements whose content the site shows elsewhere: in the sidebar,
 * next to the text, or in heads.
 */
const unwrapped = new Set(["Translate", "BrowserOnly", "React.Fragment", "Fragment", ""])
const elsewhere = new Set(["TOCInline", "DocCardList", "Head"])

/** Closing tags that void elements must not have, such as `</img>`. */
const voidEnd = /<\/(?:img|br|hr|wbr|source|col|input)\s*>/g

/**
 * Rewrites a Docusaurus page without code that runs: values are put in, unknown components show
 * their texts, imported Markdown is inlined, and other code moves into comments. Returns the page
 * unchanged if there is nothing to rewrite or it cannot be parsed.
 * @param file path below the site
 */
export function rewritePage(file: string, text: string, context: PageContext): RewrittenPage {
  const { body: written, data } = readFrontMatter(file, text)
  const head = text.slice(0, text.length - written.length)
  const body = mapOutsideCode(unwrapMdxBlocks(written), prose => prose.replace(voidEnd, ""))
  const unchanged = { text: head + body, findings: [], imports: new Map() }
  const dialect: Dialect =
    file.endsWith(".mdx") || !context.isPlainMd ? "mdx" : dialectOf(file, body)
  if (dialect === "md") return unchanged
  const source = prepareSource(body, dialect)
  const tree = parse(file, source, dialect)
  if (!tree) return unchanged
  const statements = tree.children.flatMap(node =>
    node.type === "mdxjsEsm" ? statementsOf(node, source) : [],
  )
  const imports = importsOf(file, statements)
  const code = statements.map(statement => statement.code).join("\n")
  const isPartial = context.importers !== undefined
  const values = pageValues(context.root, file, code, {
    frontMatter: isRecord(data as Value) ? (data as Record<string, Value>) : {},
    ...(context.props && { props: context.props }),
  })
  const firstLine = head.split("\n").length
  const findings: Finding[] = []
  const edits: Edit[] = []
  const needed = new Map<string, string>()

  const note = (kind: FindingKind, node: Placed, what: string) =>
    findings.push({ kind, file, line: firstLine - 1 + (node.position?.start.line ?? 1), what })
  const replace = (node: Placed, instead: string) => {
    const [start, end] = rangeOf(node)
    edits.push({ start, end, text: instead })
  }

  visitParents(tree, (node, ancestors) => {
    switch (node.type) {
      case "mdxjsEsm":
        for (const statement of statementsOf(node, source)) {
          const { imported, start, end } = statement
          const isAccepted = imported?.names.some(name => imports.accepted.has(name))
          if (!imported) {
            note("export", node, firstLineOf(statement.code))
            edits.push({ start, end, text: isPartial ? "" : comment(statement.code) })
          } else if (!isAccepted || isPartial) {
            const isUsed = imports.partials.has(imported.names[0] ?? "") || isAccepted
            if (!isUsed && !isText(imported.from)) note("import", node, imported.from)
            edits.push({ start, end, text: "" })
          }
        }
        return SKIP
      case "mdxFlowExpression":
      case "mdxTextExpression":
        expression(node, ancestors)
        return SKIP
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return element(node, ancestors)
      default:
        return CONTINUE
    }
  })
  if (isPartial) for (const [name, from] of imports.accepted) needed.set(name, from)
  else if (needed.size > 0) {
    const missing = [...needed].filter(([name]) => !imports.accepted.has(name))
    const lines = [...new Set(missing.map(([, from]) => from))]
    if (lines.length > 0) edits.push({ start: 0, end: 0, text: `\n${lines.join("\n")}\n\n` })
  }
  return {
    text: head + (edits.length === 0 ? body : applyEdits(source, edits)),
    findings,
    imports: needed,
  }

  function expression(
    node: Placed & { value: string; data?: { estree?: Program | null } },
    ancestors: readonly Nodes[],
  ): void {
    const { refused } = literalOf(node.data?.estree, { constants: imports.pictures })
    if (!refused) return
    const known = values.valueOf(node.value)
    const text = known && shownText(known.value)
    if (text !== undefined) {
      const isCell = ancestors.some(({ type }) => type === "tableCell")
      replace(node, asMarkdown(isCell ? text.replace(/\n/g, " ") : text))
      return
    }
    note("expression", node, firstLineOf(node.value))
    const oneLine = node.value.replace(/\s+/g, " ").trim()
    replace(node, oneLine.includes("`") ? comment(oneLine) : `\`${oneLine}\``)
  }

  function element(node: Element, ancestors: readonly Nodes[]): typeof CONTINUE | typeof SKIP {
    const name = node.name ?? ""
    const isHtml = /^[a-z]/.test(name) || (name === "" && node.attributes.length > 0)
    const isTeams = imports.own.has(name) || context.themed.has(name)
    const isOurs = (name in components || name in themeElements) && !isTeams
    const isCodeBlock = name === "CodeBlock" || imports.accepted.get(name)?.includes("CodeBlock")
    if (isCodeBlock && !isTeams) return codeBlock(node, ancestors)
    if (isHtml || isOurs || (imports.accepted.has(name) && !isTeams)) {
      withoutCode(node)
      return CONTINUE
    }
    const around = linesAround(node)
    const place = contextOf(node, ancestors, around)
    const partial = imports.partials.get(name)
    if (partial !== undefined) {
      const shown = textOfPartial(partial, node)
      if (shown !== undefined) {
        replace(node, insertPartial(shown, place, around.before))
        return SKIP
      }
    }
    const instead = equalOf(name, node)
    if (instead !== undefined) {
      replace(node, instead)
      return SKIP
    }
    if (holdsText(node)) {
      if (!unwrapped.has(name)) note("unwrapped", node, name)
      unwrap(node, unwrapped.has(name) ? undefined : writtenOf(node), place, around.before)
      return CONTINUE
    }
    note("component", node, name)
    replace(node, inContainer(showEmpty(writtenOf(node), place), around.before))
    return SKIP
  }

  function codeBlock(node: Element, ancestors: readonly Nodes[]): typeof CONTINUE | typeof SKIP {
    withoutCode(node)
    const [child] = node.children
    const isExpression = child?.type === "mdxFlowExpression" || child?.type === "mdxTextExpression"
    if (node.children.length !== 1 || !isExpression) return SKIP
    if (!literalOf(child.data?.estree).refused) return SKIP
    const known = values.valueOf(child.value)
    const text = known && shownText(known.value)
    if (text === undefined) note("expression", child, firstLineOf(child.value))
    const code = text ?? child.value.trim().replace(/^`([\s\S]*)`$/, "$1")
    const around = linesAround(node)
    const place = contextOf(node, ancestors, around)
    const props = writtenOf(node).props
    if (place === "block") replace(node, inContainer(codeBlockText(code, props), around.before))
    else replace(child, `{${JSON.stringify(code)}}`)
    return SKIP
  }

  /** Equivalent of a component here; undefined if there is none. */
  function equalOf(name: string, node: Element): string | undefined {
    if (elsewhere.has(name)) return comment(source.slice(...rangeOf(node)))
    const video = name === "ReactPlayer" ? writtenOf(node).props.url : undefined
    return video && videoOf(video) ? `<iframe src="${video}"></iframe>` : undefined
  }

  /** Fills in known values of attributes, and removes attributes with other code. */
  function withoutCode(node: Element): void {
    for (const attribute of node.attributes) {
      const isNamed = attribute.type === "mdxJsxAttribute"
      const name = isNamed ? attribute.name : "{…}"
      const value = isNamed ? attribute.value : undefined
      const written = source.slice(...rangeOf(attribute))
      if (typeof value === "string" && value.startsWith("pathname://"))
        replace(attribute, `${name}="${value.slice("pathname://".length)}"`)
      // The site drops styles; several lines of them look like a claim that is not closed.
      if (name === "style" && written.includes("\n")) replace(attribute, "")
      if (isNamed && (!value || typeof value === "string")) continue
      const estree = typeof value === "object" ? value?.data?.estree : undefined
      if (isNamed && !literalOf(estree, { constants: imports.pictures }).refused) continue
      if (/^(?:style|className|key)$/.test(name)) continue
      const known = typeof value === "object" && value ? values.valueOf(value.value) : undefined
      if (known && known.value !== undefined) {
        replace(attribute, `${name}={${JSON.stringify(known.value)}}`)
        continue
      }
      note("attribute", node, `${name} of <${node.name}>`)
      replace(attribute, "")
    }
  }

  /** Replaces an element's tags with what its props say, so that the blocks inside stay blocks. */
  function unwrap(
    node: Element,
    written: Written | undefined,
    place: ReturnType<typeof contextOf>,
    before: string,
  ): void {
    const [start, end] = rangeOf(node)
    const [first] = rangeOf(node.children[0] ?? node)
    const [, last] = rangeOf(node.children.at(-1) ?? node)
    const opening = source.slice(start, first).replace(/<[\s\S]*>/, "")
    const closing = source.slice(last, end).replace(/<[\s\S]*>/, "")
    const longest = Math.max(
      2,
      ...[...source.slice(first, last).matchAll(/^[\s>]*(:{3,})/gm)].map(
        ([, colons = ""]) => colons.length,
      ),
    )
    const shown = written && showAround(written, place, ":".repeat(longest + 1))
    const lines = (each: readonly string[] | undefined) => inContainer(each ?? [], before)
    const hasLines = (shown?.before.length ?? 0) > 0 && place === "block"
    edits.push({
      start,
      end: first,
      text: hasLines
        ? inContainer([...(shown?.before ?? []), ""], before) + opening.replace(/^\s*\n/, "")
        : lines(shown?.before) + opening,
    })
    const after = shown?.after ?? []
    edits.push({
      start: last,
      end,
      text:
        place === "block" && after.length > 0
          ? inContainer(["", ...after], before)
          : closing + lines(after),
    })
  }

  function writtenOf(node: Element): Written {
    const props = node.attributes.flatMap((attribute): [string, string][] => {
      if (attribute.type !== "mdxJsxAttribute" || !attribute.value) return []
      const { name, value } = attribute
      const text = typeof value === "string" ? value : plainText(values, value.value)
      return text === undefined ? [] : [[name, text]]
    })
    const [start, end] = rangeOf(node)
    const [first] = node.children[0] ? rangeOf(node.children[0]) : [end]
    const tag = source.slice(start, holdsText(node) ? first : end).trim()
    return { name: node.name ?? "", props: Object.fromEntries(props), tag }
  }

  /** Rewritten text of an imported file, with its paths made relative to the page. */
  function textOfPartial(path: string, node: Element): Partial | undefined {
    const { importers = [] } = context
    const raw = importers.includes(path) ? undefined : context.textOf(path)
    if (raw === undefined) return undefined
    const props = node.attributes.flatMap((attribute): [string, Value][] => {
      if (attribute.type !== "mdxJsxAttribute") return []
      const { name, value } = attribute
      if (typeof value !== "object") return [[name, value]]
      return value ? [[name, values.valueOf(value.value)?.value]] : [[name, true]]
    })
    const inner = rewritePage(path, raw, {
      ...context,
      props: Object.fromEntries(props),
      importers: [...importers, file],
    })
    findings.push(...inner.findings)
    return {
      page: file,
      path,
      text: readFrontMatter(path, inner.text).body,
      imports: inner.imports,
      needed,
    }
  }

  /** Text of the lines before and after an element. */
  function linesAround(node: Element): { before: string; after: string } {
    const [start, end] = rangeOf(node)
    return {
      before: source.slice(source.lastIndexOf("\n", start - 1) + 1, start),
      after: source.slice(end).split("\n")[0] ?? "",
    }
  }
}

function parse(file: string, source: string, dialect: Dialect): Root | null {
  const compilation = startCompilation({
    file,
    route: "/",
    source,
    dialect,
    components,
    references: {},
    pageReferences: {},
    codeFiles: {},
    mayImport: false,
  })
  return parseMarkdown(new VFile({ value: source }), compilation)
}

interface Placed {
  position?: { start: { offset?: number; line: number; column: number }; end: { offset?: number } }
}

const rangeOf = ({ position }: Placed): [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** Text of a prop that is a string or a number. */
function plainText(values: PageValues, code: string): string | undefined {
  const value = values.valueOf(code)?.value
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined
}

/** Returns true for modules that are imported as text or as a value, and leave no trace. */
const isText = (from: string) => /raw-loader!|\?raw$|\.json$/.test(from)

/** Returns true if the element contains text, rather than nothing or a function. */
function holdsText({ children }: Element): boolean {
  return children.some(
    child =>
      !child.type.endsWith("Expression") && !(child.type === "text" && child.value.trim() === ""),
  )
}
