import GithubSlugger from "github-slugger"
import { stringify } from "yaml"
import { type ArticleSection, articlePath, docPath } from "../src/content/routes"
import { sectionNames } from "../src/content/sections"
import { articleSections } from "../src/site.config"

type ArticleKind = (typeof articleSections)[ArticleSection]["newPage"]
export type NewPageKind = ArticleKind | "doc" | "term"

/** Names of the kinds of new pages: one for each section, then those of the docs. */
export const newPageKinds: readonly NewPageKind[] = [
  ...sectionNames.map(section => articleSections[section].newPage),
  "doc",
  "term",
]

export interface NewPage {
  /** Path from the project root. */
  file: string
  text: string
  /** Route of the page. */
  path: string
}

/**
 * Parses the kind and title from command-line words, without quotes; undefined if one is missing.
 */
export function newPageRequest([kind, ...words]: string[]):
  | { kind: NewPageKind; title: string }
  | undefined {
  const known = newPageKinds.find(name => name === kind)
  const title = words.join(" ").trim()
  return known && title ? { kind: known, title } : undefined
}

/**
 * File name and text of a new page. It is a draft, visible only in develop, so that unfinished text
 * is not published.
 * @throws if the title contains no letter or digit for an address
 */
export function newPage(kind: NewPageKind, title: string, today: string): NewPage {
  const slug = new GithubSlugger().slug(title)
  if (!/[\p{L}\p{N}]/u.test(slug))
    throw new Error(
      `Cannot make an address from "${title}": write a title with a letter or a digit.`,
    )
  const quoted = JSON.stringify(title)
  const description = "description: Summary of the page in 70 to 160 characters."
  const section = sectionNames.find(name => articleSections[name].newPage === kind)
  if (section) {
    const lines = [
      "---",
      // Adds quotes if YAML would read the slug as a number or another type.
      stringify({ slug }).trimEnd(),
      `title: ${quoted}`,
      description,
      "tags: []",
      "draft: true",
      "---",
    ]
    const body =
      "The opening paragraph, which is the description if none is written.\n\n{/* truncate */}\n\n## First section\n\nText.\n"
    return {
      file: `content/${section}/${today}-${slug}.mdx`,
      text: `${lines.join("\n")}\n\n${body}`,
      path: articlePath(section, slug),
    }
  }
  const folder = kind === "term" ? "terms/" : ""
  const own =
    kind === "term" ? ["hoverText: The definition in one sentence."] : ["sidebar_position: 1"]
  const lines = ["---", `title: ${quoted}`, description, ...own, "draft: true", "---"]
  return {
    file: `content/docs/${folder}${slug}.mdx`,
    text: `${lines.join("\n")}\n\nText.\n`,
    path: docPath("/docs", `${folder}${slug}.mdx`),
  }
}
