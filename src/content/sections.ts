import { articleSections } from "../site.config"
import type { ArticleSection } from "./routes"

/** Names of all sections, in the order of site.config.ts. */
export const sectionNames = Object.keys(articleSections) as ArticleSection[]

/** Builds a record with one value for each section. */
export function bySection<Value>(
  make: (section: ArticleSection) => Value,
): Record<ArticleSection, Value> {
  return Object.fromEntries(sectionNames.map(name => [name, make(name)])) as Record<
    ArticleSection,
    Value
  >
}

export const isSection = (name: string | undefined): name is ArticleSection =>
  name !== undefined && Object.hasOwn(articleSections, name)
