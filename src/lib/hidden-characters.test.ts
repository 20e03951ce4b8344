import { hiddenCharacter } from "./hidden-characters"

test("finds control characters and marks that change text direction", () => {
  expect(hiddenCharacter("a\u0008b")).toMatchObject({
    offset: 1,
    message: "the text has an invisible control character (U+0008)",
  })
  expect(hiddenCharacter("ab\u202Ec")?.message).toMatch(/^a hidden mark \(U\+202E\) changes/)
})

test("ignores line ends, tabs, other scripts and joined emoji", () => {
  expect(hiddenCharacter("a\tb\r\nعربى עברית 日本語 👩‍👩‍👧 \u200F")).toBeUndefined()
})
