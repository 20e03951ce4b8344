import { createHighlighterCore, type HighlighterCore, type ThemedToken } from "shiki/core"
import { createOnigurumaEngine } from "shiki/engine/oniguruma"
import { bundledLanguages } from "shiki/langs"
import { classOfColour, tokenTheme } from "./token-theme"

/** A stretch of code with one class, or none for plain text. */
export interface CodeToken {
  text: string
  className?: string
}

/** Fence names -> shiki's names. Other names are plain text. */
const languages: Record<string, keyof typeof bundledLanguages> = {
  solidity: "solidity",
  sol: "solidity",
  typescript: "typescript",
  ts: "typescript",
  tsx: "tsx",
  javascript: "javascript",
  js: "javascript",
  mjs: "javascript",
  cjs: "javascript",
  jsx: "jsx",
  python: "python",
  py: "python",
  graphql: "graphql",
  gql: "graphql",
  bash: "bash",
  sh: "bash",
  shell: "bash",
  zsh: "bash",
  console: "shellsession",
  json: "json",
  jsonc: "jsonc",
  json5: "json5",
  yaml: "yaml",
  yml: "yaml",
  toml: "toml",
  css: "css",
  html: "html",
  xml: "xml",
  md: "markdown",
  markdown: "markdown",
  mdx: "mdx",
  rust: "rust",
  rs: "rust",
  go: "go",
  sql: "sql",
  diff: "diff",
  vyper: "python",
  vy: "python",
}

let highlighter: Promise<HighlighterCore> | undefined
let ready: HighlighterCore | undefined
const loaded = new Set<string>()

/** Loads the grammars of these fence names, so that `highlight` can work at once. */
export async function loadLanguages(names: Iterable<string>): Promise<void> {
  const missing = [...new Set([...names].map(grammarOf))].filter(name => name && !loaded.has(name))
  if (missing.length === 0) return
  highlighter ??= createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createOnigurumaEngine(import("shiki/wasm")),
  })
  ready = await highlighter
  for (const name of missing) {
    if (!name) continue
    await ready.loadLanguage(bundledLanguages[name])
    loaded.add(name)
  }
}

/** Lines of coloured tokens; an unknown language gives one plain token a line. */
export function highlight(code: string, language: string): CodeToken[][] {
  const grammar = grammarOf(language)
  if (!grammar || !ready || !loaded.has(grammar)) {
    return code.split("\n").map(text => [{ text }])
  }
  const { tokens } = ready.codeToTokens(code, {
    lang: grammar,
    theme: tokenTheme.name,
    // Long minified lines are not worth the time. The limit is by length alone: by time, which is the
    // default, a busy machine would give other output.
    tokenizeMaxLineLength: 2000,
    tokenizeTimeLimit: 0,
  })
  return tokens.map(mergeNeighbours)
}

function grammarOf(name: string): keyof typeof bundledLanguages | undefined {
  const key = name.toLowerCase()
  return Object.hasOwn(languages, key) ? languages[key] : undefined
}

/** Joins neighbours of one class; white space goes with what stands before it. */
function mergeNeighbours(tokens: readonly ThemedToken[]): CodeToken[] {
  const merged: CodeToken[] = []
  const add = (text: string, className: string | undefined) => {
    const last = merged.at(-1)
    if (text === "") return
    if (last && (last.className === className || text.trim() === "")) last.text += text
    else merged.push({ text, className })
  }
  for (const { content, color } of tokens) {
    const text = content.trimStart()
    add(content.slice(0, content.length - text.length), undefined)
    add(text, classOfColour(color))
  }
  return merged
}
