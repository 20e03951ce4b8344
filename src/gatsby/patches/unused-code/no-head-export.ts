/**
 * Replaces Gatsby's handler of `export const Head`, which no template has because react-helmet
 * writes the heads. Saves every reader the code; see docs/decisions/0003-scripts-by-family.md.
 */
export function headHandlerForBrowser(): void {}
