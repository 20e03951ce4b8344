/** Replaces parts of Gatsby that this site does not use, to save every reader the code. */
export {}
