import { createHighlighterCore, type HighlighterCore, type ThemedToken } from "shiki/core"
import { createOnigurumaEngine } from "shiki/engine/oniguruma"
import { bundledLanguages } from "shiki/langs"
import { classOfColour, tokenTheme } from "./token-theme"

/** A stretch of code with one class, or none for plain text. */
export interface CodeToken {
  text: string
  className?: string
}

/** Shiki's names of languages by fence name. Other names are plain text. */
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

/** Returns lines of colored tokens; an unknown language gives one plain token per line. */
export type Highlight = (code: string, language: string) => CodeToken[][]

export const withoutColours: Highlight = code => code.split("\n").map(text => [{ text }])

/** Grammars take long to load and never change, so a process caches the ones it has loaded. */
let highlighter: Promise<HighlighterCore> | undefined

/** Loads the grammars of these fence names, and returns a synchronous function that colors code. */
export async function highlightFor(names: Iterable<string>): Promise<Highlight> {
  const wanted = [...new Set([...names].flatMap(name => grammarOf(name) ?? []))]
  if (wanted.length === 0) return withoutColours
  highlighter ??= createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createOnigurumaEngine(import("shiki/wasm")),
  })
  const core = await highlighter
  const loaded = core.getLoadedLanguages()
  for (const name of wanted.filter(name => !loaded.includes(name)))
    await core.loadLanguage(bundledLanguages[name])
  return (code, language) => {
    const lang = grammarOf(language)
    if (!lang || !wanted.includes(lang)) return withoutColours(code, language)
    const { tokens } = core.codeToTokens(code, {
      lang,
      theme: tokenTheme.name,
      // Long minified lines are not worth the time. A limit by time, which is the default, would
      // make the output depend on how busy the machine is.
      tokenizeMaxLineLength: 2000,
      tokenizeTimeLimit: 0,
    })
    return tokens.map(mergeNeighbours)
  }
}

function grammarOf(name: string): keyof typeof bundledLanguages | undefined {
  const key = name.toLowerCase()
  return Object.hasOwn(languages, key) ? languages[key] : undefined
}

/** Joins neighbors of the same class; whitespace belongs to the token before it. */
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
