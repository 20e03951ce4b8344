import inter from "./fonts/inter-latin-wght-normal.woff2"

/** Fonts that every page shows above the fold. The others load where their letters appear. */
export const fontFiles: readonly string[] = [inter]
