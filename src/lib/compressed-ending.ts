/** Extension of the compressed copy that hosts send in place of a file. */
export const compressedEnding = ".br"
