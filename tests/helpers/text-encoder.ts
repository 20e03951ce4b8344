import { TextEncoder } from "node:util"

/** React's server renderer requires it, and jsdom lacks it. */
Object.assign(globalThis, { TextEncoder })
