import { embedPath, labStateKey } from "./routes"

/** The state of the option lab in an address's query, if it has one. */
export const labStateIn = (search: string) => new URLSearchParams(search).get(labStateKey)

/** Address of a position as a card, for other sites to frame. Not in routes.ts, which every page loads. */
export const embeddedLabAddress = (state: string) => `${embedPath}?${labStateKey}=${state}`
