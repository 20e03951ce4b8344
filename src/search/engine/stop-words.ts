/** Words that do not indicate the topic of a text. */
const stopWords = wordSet(
  "a am an and any anybody anyone are as at be been being but by can could did do does for from had has have having how " +
    "i if in into is it its may me might must my no not of on or our should so some somebody someone that the their them " +
    "cant cannot dont doesnt didnt wont isnt im ive id mine me " +
    "then there these they this to was we were what when where which who whose why will with would you your",
)

/**
 * Words that ask for a kind of answer. They are looked up nevertheless, because texts also use them
 * otherwise.
 */
const askingWords = wordSet(
  "according define definition explain explained find get happen mean meaning much many need tell use used using want work " +
    "again ago already even ever just keep last month never now please really still though tried went year",
)

/** Words at the start of a question. */
const questionWords = wordSet(
  "am are can could did do does has have how is must should was what when where which who " +
    "whose why will would",
)

/** Words of readers who write about themselves or about something that does not work. */
const personalWords = wordSet(
  "i im ive id me my mine we our us cant cannot dont doesnt didnt wont isnt how why",
)

export const isPersonalWord = (term: string) => personalWords.has(term)
export const isQuestionWord = (term: string) => questionWords.has(term)
export const isStopWord = (term: string) => stopWords.has(term)
export const isAskingWord = (term: string) => askingWords.has(term)

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "))
}
