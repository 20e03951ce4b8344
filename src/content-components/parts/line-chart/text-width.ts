/**
 * Character classes of Inter at 12 px and weight 550. Each class has the width of its widest
 * character, in pixels.
 */
const narrow = /[ .,:;'|iljfrtI!()[\]/]/
const wide = /[mwMW%×@]/
const capital = /[A-ZΑ-Ω]/

/**
 * Upper bound of the width of a chart text in pixels. Build and browser get the same result,
 * whatever fonts they have.
 */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text)
    width += narrow.test(character)
      ? 5
      : wide.test(character)
        ? 11
        : capital.test(character)
          ? 9
          : 7.9
  return width
}
