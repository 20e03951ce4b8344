export const labLinkText = (label: string) => `Open ${label} in the option lab`
