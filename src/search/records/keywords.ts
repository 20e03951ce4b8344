import type { Page } from "../../content/tree/page"
import { wordTexts } from "../engine/words"

/** Front matter that names a page beside its title, where its collection has it. */
interface NamingFrontMatter {
  sidebar_label?: string
  keywords?: string | string[]
  tags?: (string | { label: string })[]
}

/**
 * What a page is also called: the last part of its address, its label in the sidebar, its keywords and tags. Titles
 * of articles are made to be read; addresses say what readers type.
 */
export function keywordsOf(
  { path, title }: Pick<Page, "path" | "title">,
  { sidebar_label = "", keywords = [], tags = [] }: NamingFrontMatter = {},
): string {
  const address = path.split("/").at(-1) ?? ""
  const labels = tags.map(tag => (typeof tag === "string" ? tag : tag.label))
  const texts = [address, sidebar_label, ...[keywords].flat(), ...labels]
  const inTitle = new Set(lowerCaseWords(title))
  const words = texts.flatMap(text => wordTexts(text))
  const unique = new Map(words.map(word => [word.toLowerCase(), word]))
  return [...unique].flatMap(([key, word]) => (inTitle.has(key) ? [] : word)).join(" ")
}

const lowerCaseWords = (text: string) => wordTexts(text).map(word => word.toLowerCase())
