import { TextEncoder } from "node:util"

/** Adds TextEncoder, which React's server renderer requires and jsdom lacks. */
Object.assign(globalThis, { TextEncoder })
