/** What the link into the lab says. */
export const labLinkText = (label: string) => `Open ${label} in the option lab`
