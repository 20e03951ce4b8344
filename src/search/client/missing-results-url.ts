import { issueUrl } from "../../browser/feedback/issue-url"
import { site } from "../../site.config"

/** URL of a prefilled issue form that reports a query without results. */
export const missingResultsUrl = ({ query }: { query: string }): string =>
  issueUrl(
    `No search results for "${query}"`,
    `The search on ${site.url} has no results for:\n\n    ${query}\n\nWhat I hoped to find:\n`,
  )
