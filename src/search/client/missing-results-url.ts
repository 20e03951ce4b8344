import { site } from "../../site.config"

/** A form for an issue that tells of a query without results, filled in. */
export function missingResultsUrl({ query }: { query: string }): string {
  const parameters = new URLSearchParams({
    title: `Search finds nothing for "${query}"`,
    body: `The search of ${site.url} finds nothing for:\n\n    ${query}\n\nWhat I hoped to find:\n`,
  })
  return `${site.repository}/issues/new?${parameters}`
}
