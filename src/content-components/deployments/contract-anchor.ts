/** Id of a contract's row: `v1.1-panopticfactory`. */
export const contractAnchor = (version: { name: string }, contract: string) =>
  `${version.name}-${contract}`.toLowerCase()
