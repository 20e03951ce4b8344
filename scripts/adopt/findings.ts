import { compareText } from "../../src/lib/compare-text"

/** A finding for the site's team: something that was changed, left out, or remains to be done. */
export interface Finding {
  kind: FindingKind
  /** Path relative to the team's site. */
  file: string
  line?: number
  /** Name or code that the finding is about. */
  what?: string
}

/** Kinds of findings, each with how the adoption handled it. */
export const findingKinds = {
  component:
    "components that are not known here: what their props say stands in their place, or a note; their code is in a comment",
  unwrapped:
    "components that are not known here, around text: the text and what their props say stay",
  damage: "pages that the adoption could not rewrite without breaking them: left as they are",
  import: "imports of what is not known here: taken out",
  export: "exports and code: now in comments",
  expression: "expressions whose value is known only at run time: shown as code",
  attribute: "attributes with code, such as onClick: taken out",
  encoding: "files that are not UTF-8: read as Windows-1252 or UTF-16, written as UTF-8",
  partial: "files for other pages, with an underscore: their text is where it was imported",
  "empty-file": "empty pages: they have a title only",
  sidebar: "entries of a sidebar that lead to no document: left out",
  redirect: "redirects that lead to no page, or hide one: left out",
  config: "code in the configuration whose value is known only at run time",
  plugin: "plugins and presets of Docusaurus that have no equal here",
  section: "blogs that are not a section yet: see what to do next",
  taken: "files whose place another file has: left out",
  link: "symbolic links to nothing, out of the repository, or to a folder around them: left out",
  home: "home page: content/data/home.yaml replaces it",
  react: "pages written in React: not content, left where they are",
  code: "code and styles: not content, left where they are",
  translation: "translations: this site has one language",
  other: "other files: left where they are",
} as const

export type FindingKind = keyof typeof findingKinds

/** Formats counts by kind, each with its first places; `all` lists every place. */
export function formatFindings(findings: readonly Finding[], all = false): string {
  const kinds = Object.entries(findingKinds).flatMap(([kind, meaning]) => {
    const own = findings
      .filter(finding => finding.kind === kind)
      .toSorted((a, b) => compareText(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0))
    if (own.length === 0) return []
    const shown = (all ? own : own.slice(0, 3)).map(
      ({ file, line, what }) => `      ${file}${line ? `:${line}` : ""}${what ? `  ${what}` : ""}`,
    )
    const more = own.length - shown.length
    return [`  ${own.length} ${meaning}`, ...shown, ...(more > 0 ? [`      and ${more} more`] : [])]
  })
  return kinds.join("\n")
}
