import { hiddenCharacter } from "./hidden-characters"

test("control characters and marks that turn the direction of a text are found", () => {
  expect(hiddenCharacter("a\u0008b")).toMatchObject({
    offset: 1,
    message: "the text has an invisible control character (U+0008)",
  })
  expect(hiddenCharacter("ab\u202Ec")?.message).toMatch(/^a hidden mark \(U\+202E\) changes/)
})

test("line ends, tabs, other scripts and joined emoji are no hidden characters", () => {
  expect(hiddenCharacter("a\tb\r\nعربى עברית 日本語 👩‍👩‍👧 \u200F")).toBeUndefined()
})
