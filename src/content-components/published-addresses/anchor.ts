/** Id of the row of a published address: `v2-riskengine`. */
export const addressAnchor = (version: string, name: string) =>
  `${version} ${name}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "")
