import { repository } from "../../site.config"

/** A form for an issue in the repository, filled in. */
export const issueUrl = (title: string, body = ""): string =>
  `${repository}/issues/new?${new URLSearchParams({ title, body })}`
