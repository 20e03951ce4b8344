import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import nspell from "nspell"

/** American English dictionary of Hunspell. */
export function americanEnglish(): nspell {
  const folder = dirname(require.resolve("dictionary-en"))
  const [aff, dic] = ["aff", "dic"].map(kind => readFileSync(join(folder, `index.${kind}`)))
  if (!aff || !dic) throw new Error(`${folder} contains no dictionary`)
  return nspell(aff, dic)
}
