import { TextEncoder } from "node:util"

/** React's server renderer asks for it; jsdom has none. */
Object.assign(globalThis, { TextEncoder })
