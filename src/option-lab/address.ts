import { labAddress } from "../content/routes"

/** Name of the setting in the lab's address that holds its state. */
export const labKey = /\?(.+)=/.exec(labAddress(""))?.[1] ?? ""

/** The state in an address's query, if it has one. */
export const stateIn = (search: string) => new URLSearchParams(search).get(labKey)
