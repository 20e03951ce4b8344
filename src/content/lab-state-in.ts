import { labAddress } from "./routes"

/** Name of the setting in an address that holds a state of the option lab. */
const key = /\?(.+)=/.exec(labAddress(""))?.[1] ?? ""

/** The state of the option lab in an address's query, if it has one. */
export const labStateIn = (search: string) => new URLSearchParams(search).get(key)
