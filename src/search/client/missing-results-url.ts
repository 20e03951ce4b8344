import { issueUrl } from "../../browser/feedback/issue-url"
import { site } from "../../site.config"

/** A form for an issue that tells of a query without results, filled in. */
export const missingResultsUrl = ({ query }: { query: string }): string =>
  issueUrl(
    `Search finds nothing for "${query}"`,
    `The search of ${site.url} finds nothing for:\n\n    ${query}\n\nWhat I hoped to find:\n`,
  )
