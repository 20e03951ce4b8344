/** Ending of the compressed form that hosts send in place of a file. */
export const compressedEnding = ".br"
