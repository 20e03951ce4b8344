import type { Program } from "estree-jsx"
import type { Nodes } from "mdast"
import { CONTINUE, SKIP, visitParents } from "unist-util-visit-parents"
import type { Finding, FindingKind } from "../findings"
import {
  components,
  type Dialect,
  dialectOf,
  literalOf,
  mapOutsideCode,
  prepareSource,
  readFrontMatter,
  themeElements,
  videoOf,
} from "../site-compiler"
import { recordOf, type Value } from "../static-module/value"
import { codeBlockText } from "./code-block"
import { contextOf, type Element, inContainer } from "./context-of"
import { applyEdits, type Edit } from "./edits"
import { insertPartial, type Partial } from "./insert-partial"
import { knownAttributes } from "./known-attributes"
import { importsOf, type Statement, statementsOf } from "./page-imports"
import { asMarkdown, comment, firstLineOf, pageValues, shownText } from "./page-values"
import { isMdx, parsePage } from "./parse-page"
import { holdsText, type Placed, placeAt, rangeOf } from "./positions"
import { showEmpty } from "./show-component"
import { unwrapMdxBlocks } from "./unwrap-blocks"
import { unwrapElement, writtenOf } from "./unwrap-element"

export interface RewrittenPage {
  text: string
  findings: Finding[]
  /** Imports that the text needs, by local name. Only set for partials, whose text omits them. */
  imports: Map<string, string>
}

/** The parts of a site that rewriting a page depends on. */
export interface PageContext {
  /** Folder of the site. */
  root: string
  /** Text of an imported Markdown file, by its path below the site; undefined if missing. */
  textOf(file: string): string | undefined
  /** Names that the team's own theme/MDXComponents defines. */
  themed: ReadonlySet<string>
  /** True if `.md` files are CommonMark, by the setting `markdown.format`. */
  isPlainMd?: boolean
  /** For partials: props, and the chain of files that import the partial. */
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
 * Rewrites a Docusaurus page without code that runs: values are filled in, unknown components show
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
  const format = data.format ?? recordOf(data.mdx as Value).format
  if (dialect === "md" || format === "md") return unchanged
  const source = prepareSource(body, dialect)
  const tree = parsePage(file, source, dialect)
  if (!tree) return unchanged
  const statements = tree.children.flatMap(node =>
    node.type === "mdxjsEsm" ? statementsOf(node, source) : [],
  )
  const imports = importsOf(file, statements)
  const code = statements.map(statement => statement.code).join("\n")
  const isPartial = context.importers !== undefined
  const values = pageValues(context.root, file, code, {
    frontMatter: data as Record<string, Value>,
    ...(context.props && { props: context.props }),
  })
  const firstLine = head.split("\n").length
  const findings: Finding[] = []
  const edits: Edit[] = []
  const needed = new Map<string, string>()

  const note = (kind: FindingKind, node: Placed, what: string) =>
    findings.push({ kind, file, line: firstLine - 1 + (node.position?.start.line ?? 1), what })
  const withoutCode = (node: Element) => {
    const { attributes, removed } = knownAttributes(node, source, values, imports.pictures)
    edits.push(...attributes)
    for (const each of removed) note("attribute", node, `${each} of <${node.name}>`)
  }
  const replace = (node: Placed, instead: string) => {
    const [start, end] = rangeOf(node)
    edits.push({ start, end, text: instead })
  }

  visitParents(tree, (node, ancestors) => {
    switch (node.type) {
      case "mdxjsEsm":
        for (const statement of statementsOf(node, source)) module(statement)
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
  const missing = [...needed].filter(([name]) => !imports.accepted.has(name))
  const lines = isPartial ? [] : [...new Set(missing.map(([, from]) => from))]
  const rewritten =
    (lines.length > 0 ? `\n${lines.join("\n")}\n\n` : "") +
    (edits.length === 0 ? body : applyEdits(source, edits))
  const isDamaged = edits.length > 0 && !isPartial && !isMdx(file, rewritten)
  return isDamaged
    ? { ...unchanged, findings: [{ kind: "damage", file }] }
    : { text: head + rewritten, findings, imports: needed }

  function module({ imported, start, end, code }: Statement): void {
    const at = placeAt(source, start)
    const isAccepted = imported?.names.some(name => imports.accepted.has(name))
    if (!imported) {
      note("export", at, firstLineOf(code))
      edits.push({ start, end, text: isPartial ? "" : comment(code) })
    } else if (!isAccepted || isPartial) {
      const isUsed = imports.partials.has(imported.names[0] ?? "") || isAccepted
      if (!isUsed && !isText(imported.from)) note("import", at, imported.from)
      edits.push({ start, end, text: "" })
    }
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
    const isTeams = imports.own.has(name) || context.themed.has(name)
    const isHtml = /^[a-z]/.test(name) || (name === "" && node.attributes.length > 0)
    const isOurs =
      name in components || name in themeElements || imports.accepted.has(name) || isHtml
    if (isTeams || !isOurs) return unknown(node, name, ancestors)
    const isCodeBlock = name === "CodeBlock" || imports.accepted.get(name)?.includes("CodeBlock")
    if (isCodeBlock) return codeBlock(node, ancestors)
    withoutCode(node)
    return CONTINUE
  }

  /** Replaces a component that is not known here. */
  function unknown(
    node: Element,
    name: string,
    ancestors: readonly Nodes[],
  ): typeof CONTINUE | typeof SKIP {
    const around = linesAround(node)
    const place = contextOf(node, ancestors, around)
    const partial = textOfPartial(imports.partials.get(name), node)
    const instead = partial ? insertPartial(partial, place, around.before) : equalOf(name, node)
    if (instead !== undefined) {
      replace(node, instead)
      return SKIP
    }
    const written = writtenOf(node, source, values)
    if (!holdsText(node)) {
      note("component", node, name)
      replace(node, inContainer(showEmpty(written, place), around.before))
      return SKIP
    }
    const isWrapper = unwrapped.has(name)
    if (!isWrapper) note("unwrapped", node, name)
    edits.push(
      ...unwrapElement(node, source, isWrapper ? undefined : written, place, around.before),
    )
    return CONTINUE
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
    const props = writtenOf(node, source, values).props
    if (place === "block") replace(node, inContainer(codeBlockText(code, props), around.before))
    else replace(child, `{${JSON.stringify(code)}}`)
    return SKIP
  }

  /** Equivalent of a component here; undefined if there is none. */
  function equalOf(name: string, node: Element): string | undefined {
    if (elsewhere.has(name)) return comment(source.slice(...rangeOf(node)))
    const video = name === "ReactPlayer" ? writtenOf(node, source, values).props.url : undefined
    return video && videoOf(video) ? `<iframe src="${video}"></iframe>` : undefined
  }

  /** Rewritten text of an imported file, with its paths made relative to the page. */
  function textOfPartial(path: string | undefined, node: Element): Partial | undefined {
    const { importers = [] } = context
    if (path === undefined || importers.includes(path)) return undefined
    const raw = context.textOf(path)
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

/** Returns true for modules that are imported as text or as a value. */
const isText = (from: string) => /raw-loader!|\?raw$|\.json$/.test(from)
