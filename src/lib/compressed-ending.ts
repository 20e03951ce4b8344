/** Extension of the compressed copy that hosts send instead of a file. */
export const compressedEnding = ".br"
