/**
 * What was found in the webpack settings that Gatsby hands over. Where there is none, Gatsby has changed, and the
 * build stops instead of leaving out in silence what the site does with it.
 * @param name what it is, as a noun phrase with its article
 * @throws where nothing was found
 */
export function expectSome<Item>(name: string, found: readonly Item[]): readonly Item[] {
  if (found.length > 0) return found
  throw new Error(
    `Gatsby's webpack settings hold no longer ${name}. Mend src/gatsby/webpack and docs/decisions/0057-patches-of-packages.md, or go back to the version of Gatsby in package-lock.json.`,
  )
}
