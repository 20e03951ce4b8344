import { readingMinutes } from "./reading-time"

test.each([
  [0, 1],
  [1, 1],
  [300, 1],
  [301, 2],
  [3000, 10],
])("converts %i words to %i minutes", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
