import { wordTexts } from "../../search/engine/words"
import type { Page } from "../page"

/** Front matter that names a page in addition to its title, if its collection has such keys. */
interface NamingFrontMatter {
  sidebar_label?: string
  keywords?: string | string[]
  tags?: (string | { label: string })[]
}

/**
 * Other names of a page: its keywords, each followed by a semicolon, and words from the end of its
 * address, its sidebar label, and its tags. Article titles are written for readers; addresses
 * contain what people type.
 */
export function keywordsOf(
  { path, title }: Pick<Page, "path" | "title">,
  { sidebar_label = "", keywords = [], tags = [] }: NamingFrontMatter = {},
): string {
  const address = path.split("/").at(-1) ?? ""
  const labels = tags.map(tag => (typeof tag === "string" ? tag : tag.label))
  const inTitle = new Set(lowerCaseWords(title))
  const words = [address, sidebar_label, ...labels].flatMap(text => wordTexts(text))
  const unique = new Map(words.map(word => [word.toLowerCase(), word]))
  const names = [...unique].flatMap(([key, word]) => (inTitle.has(key) ? [] : word)).join(" ")
  const phrases = [keywords].flat().flatMap(text => text.split(/[,;]/))
  return [...phrases.map(phrase => `${phrase.trim()};`), names].join(" ").trim()
}

const lowerCaseWords = (text: string) => wordTexts(text).map(word => word.toLowerCase())
