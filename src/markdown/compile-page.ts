/**
 * Compiles one content file into everything that is known of its page. The stages, each in a file
 * of its own:
 * 1. front-matter: YAML off the top; prepare-source: Docusaurus' spellings into standard syntax
 * 2. parse-markdown: CommonMark or MDX, with GFM, admonitions and formulas, into a Markdown tree;
 *    in it prose (for the style check), included code, equation-numbers, citations and the list of
 *    references
 * 3. to-hast: into an HTML tree; code, diagrams and formulas are rendered, components and their
 *    props checked
 * 4. rehype-raw (Markdown only), then clean-html: raw HTML by the allow-list
 * 5. repair-nesting, headings, page-text: valid nesting; title, ids and outline; sections and
 *    excerpt
 * 6. decorate: links, images, tables, tasks; glue-formulas: their punctuation; serialize-body: HTML
 *    strings and components
 * Later, when the whole tree is known, finalize-body fills in file links and images.
 */
import type { Root as HastRoot } from "hast"
import rehypeRaw from "rehype-raw"
import { VFile } from "vfile"
import type { Problem } from "../content/problem"
import type { CompiledPage } from "../content/schema/body"
import type { Components } from "../content/schema/component"
import type { References } from "../content/schema/references"
import type { CodeFiles } from "./compilation"
import { startCompilation } from "./compilation"
import { diagramDrawer } from "./diagrams/draw-diagram"
import { diagramLanguage } from "./diagrams/render-diagram"
import { isKnown, placeCitations } from "./html/citations"
import { cleanHtml } from "./html/clean-html"
import { addressLinesOf, componentLinks } from "./html/component-links"
import { decorate } from "./html/decorate"
import { numberEquations } from "./html/equation-numbers"
import { glueFormulas } from "./html/glue-formulas"
import { addHeadingAnchors, outlineOf } from "./html/headings"
import { highlightFor } from "./html/highlight"
import { addReferences, markdownReferences } from "./html/reference-list"
import { repairNesting } from "./html/repair-nesting"
import { serializeBody } from "./html/serialize-body"
import { toHast } from "./html/to-hast"
import { checkDepth, checkTags, reportSize } from "./syntax/bounds"
import { checkCodeMarks } from "./syntax/check-code-marks"
import { worksNamed } from "./syntax/citation-syntax"
import { readFrontMatter } from "./syntax/front-matter"
import { checkReferences } from "./syntax/github/check-references"
import { checkTables } from "./syntax/github/check-tables"
import { includeCode } from "./syntax/include-code"
import { parseMarkdown } from "./syntax/parse-markdown"
import { dialectOf, formatOf, prepareSource } from "./syntax/prepare-source"
import { surveyMarkdown } from "./syntax/survey-markdown"
import { markdownTwin } from "./text/markdown-twin"
import { countWords, excerptOf, sectionsOf } from "./text/page-text"
import { proseOf, proseOfProps } from "./text/prose"

export interface PageSource {
  /** Path from the project root; its extension is that of Markdown or MDX. */
  file: string
  /** The whole file, front matter included. */
  text: string
  /** Route of the page, against which relative links are resolved. */
  route: string
  components: Components
  /** Works that pages may cite, by key. */
  references?: References
  /** Files that fences may refer to, by name. */
  codeFiles?: CodeFiles
  /** Keys of works that the page lists without citing them, with the line of that list. */
  listed?: { keys: readonly string[]; line?: number }
  /** True if the page may import React components of the project, as standalone MDX pages may. */
  mayImport?: boolean
}

export interface PageResult {
  /** Null if the body could not be parsed at all. */
  page: CompiledPage | null
  /** Problems of the body only; readFrontMatter reports those of the front matter. */
  problems: Problem[]
}

/** Compiles one page. The same input gives the same output; nothing is read from disk. */
export async function compilePage({
  file,
  text,
  route,
  components,
  references = {},
  codeFiles = {},
  listed,
  mayImport = false,
}: PageSource): Promise<PageResult> {
  const { data, body, bodyLine } = readFrontMatter(file, text)
  const dialect = dialectOf(file, body, formatOf(data))
  // Empty lines instead of the front matter keep the line numbers of the file.
  const prepared = "\n".repeat(bodyLine - 1) + prepareSource(body, dialect)
  const pageReferences = worksNamed(body, listed?.keys ?? [], references)
  const compilation = startCompilation({
    file,
    route,
    source: prepared,
    dialect,
    components,
    references,
    pageReferences,
    codeFiles,
    mayImport,
  })
  const { problems } = compilation
  const source = new VFile({ value: prepared })
  source.data.compilation = compilation

  const markdown = parseMarkdown(source, compilation)
  if (!markdown) return { page: null, problems }
  reportSize(text, compilation)
  const prose = proseOf(markdown)
  includeCode(markdown, compilation)
  checkCodeMarks(markdown, compilation)
  checkTables(markdown, compilation)
  numberEquations(markdown, compilation)
  const { cited, words } = placeCitations(markdown, String(source.value), compilation)
  const more = (listed?.keys ?? []).filter(key =>
    isKnown(key, listed?.line, compilation, "references"),
  )
  addReferences(markdown, cited, more, compilation)
  checkReferences(markdown, compilation)
  const found = surveyMarkdown(markdown, source, compilation)
  compilation.highlight = await highlightFor(found.languages)
  if (found.languages.has(diagramLanguage)) compilation.drawDiagram = await diagramDrawer()

  const compiled = toHast(markdown, source)
  // Parsing HTML again takes time, so pages without raw HTML skip it.
  if (found.html) checkTags(markdown)
  const parsed = found.html ? (parseRawHtml(compiled, source) as HastRoot) : compiled
  checkDepth(parsed)
  const tree = cleanHtml(parsed, compilation)
  repairNesting(tree, compilation)
  const outline = outlineOf(tree, compilation)
  const sections = sectionsOf(tree, outline, compilation)
  const excerpt = excerptOf(tree, compilation)
  const { links, images } = decorate(tree, compilation)
  glueFormulas(tree, compilation)
  addHeadingAnchors(outline)
  const serialized = serializeBody(tree, compilation)
  const addressLines = addressLinesOf(compilation)
  const page: CompiledPage = {
    body: serialized,
    headings: outline.headings,
    links: [...links, ...componentLinks(serialized, addressLines)],
    images,
    sections,
    excerpt,
    words: countWords(sections),
    prose: [...prose, ...proseOfProps(compilation)],
    markdown: markdownTwin({
      body,
      bodyLine,
      tree: markdown,
      compilation,
      startsWithTitle: outline.title !== undefined,
      citations: words,
      references: markdownReferences([...cited.keys(), ...more], compilation),
    }),
  }
  if (Object.keys(addressLines).length > 0) page.addressLines = addressLines
  if (cited.size > 0) page.cites = [...cited.keys()]
  if (outline.title !== undefined) page.title = outline.title
  if (outline.anchors.length > 0) page.anchors = outline.anchors
  if (compilation.imports.size > 0) page.imports = [...compilation.imports.values()]
  if (page.body.length === 0) {
    const fix = "write its text below the front matter"
    compilation.reportBreach("empty-page", bodyLine, "the page has no content", fix)
  }
  return { page, problems }
}

const parseRawHtml = rehypeRaw({ passThrough: ["slot", "component"] })
