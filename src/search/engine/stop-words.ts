/** Words that say nothing about what a text is about. */
const stopWords = wordSet(
  "a am an and are as at be but by can did do does for from has have how i if in into is it its me must my no not of on " +
    "or our should so that the their them then there these they this to was we were what when where which who why will " +
    "with would you your",
)

/** Words that ask for a kind of answer. Texts use them for other things, so that they are looked up all the same. */
const askingWords = wordSet(
  "define definition explain explained find get happen mean meaning much many need tell use used using want work",
)

/** Words that a question begins with. */
const questionWords = wordSet(
  "am are can did do does has have how is must should was what when where which who why will",
)

export const isQuestionWord = (term: string) => questionWords.has(term)
export const isStopWord = (term: string) => stopWords.has(term)
export const isAskingWord = (term: string) => askingWords.has(term)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "))
}
