import { issueUrl } from "../../browser/feedback/issue-url"
import { site } from "../../site.config"

/** URL of a prefilled issue form that reports a query without results. */
export const missingResultsUrl = ({ query }: { query: string }): string =>
  issueUrl(
    `Search finds nothing for "${query}"`,
    `The search of ${site.url} finds nothing for:\n\n    ${query}\n\nWhat I hoped to find:\n`,
  )
