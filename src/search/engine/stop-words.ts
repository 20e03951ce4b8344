/** Words that say nothing about what a text is about. */
const words =
  "a an and are as at be but by can do does for from has have how i if in into is it its my no not of on or our so " +
  "that the their them then there these they this to was we what when where which who why will with would you your"

const stopWords: ReadonlySet<string> = new Set(words.split(" "))

export const isStopWord = (term: string) => stopWords.has(term)
