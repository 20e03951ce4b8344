import { embedPath, labStateKey } from "./routes"

/** Returns the state of the option lab from an address's query, or null. */
export const labStateIn = (search: string) => new URLSearchParams(search).get(labStateKey)

/**
 * Address of a position as a card that other sites embed. Not in routes.ts, because every page
 * loads that file.
 */
export const embeddedLabAddress = (state: string) => `${embedPath}?${labStateKey}=${state}`
