/** Words that say nothing about what a text is about. */
const stopWords = wordSet(
  "a an and are as at be but by can do does for from has have how i if in into is it its my no not of on or our so " +
    "that the their them then there these they this to was we what when where which who why will with would you your",
)

/** Words that ask for a kind of answer. Texts use them for other things, so that they are looked up all the same. */
const askingWords = wordSet(
  "define definition explain explained find get happen mean meaning need tell use used using want work",
)

export const isStopWord = (term: string) => stopWords.has(term)
export const isAskingWord = (term: string) => askingWords.has(term)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "))
}
