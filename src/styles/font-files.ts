import inter from "./fonts/inter-latin-wght-normal.woff2"

/** Fonts that every page uses above the fold. The others load on demand. */
export const fontFiles: readonly string[] = [inter]
