/**
 * Stands in for Gatsby's handler of `export const Head`, which no template has: heads are written by
 * react-helmet. Saves every reader the code. See docs/decisions/0003-scripts-by-family.md.
 */
export function headHandlerForBrowser(): void {}
