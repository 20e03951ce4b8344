import { repository } from "../../site.config"

/** URL of the repository's form for a new issue, prefilled. */
export const issueUrl = (title: string, body = ""): string =>
  `${repository}/issues/new?${new URLSearchParams({ title, body })}`
