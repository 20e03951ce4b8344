import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { builtPages } from "./built-site"

/** The recommended rules. Those about validity all stay; what is off or loosened is a matter of taste here. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML: `<br/>`, `open=""`, `dateTime`. Parsers read these as `<br>`, `open`, `datetime`.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    // HTML allows every id without spaces; React's `useId` begins with a colon, Gatsby's root with underscores.
    "valid-id": ["error", { relaxed: true }],
    // Gatsby styles its two wrappers inline, and figures place parts by computed shares of a length.
    "no-inline-style": "off",
    // A wide table scrolls in a focusable region; as a section it would be one more chapter of the text.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // Lists of tags have names, as ARIA allows for lists.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Titles of posts are their authors'; the head adds the site's name only where there is room.
    "long-title": "off",
  },
})

/** Pages are checked in slices, so that both workers take part. */
const SLICES = 4

for (let slice = 0; slice < SLICES; slice++) {
  test(`all pages are valid HTML (part ${slice + 1} of ${SLICES})`, async () => {
    test.setTimeout(300_000)
    const own = builtPages().filter((_, index) => index % SLICES === slice)
    const found: string[] = []
    for (const { path, html } of own) {
      const { results } = await validator.validateString(html)
      for (const { messages } of results)
        for (const { ruleId, message, line, column, selector } of messages)
          found.push(`${path}:${line}:${column} ${ruleId}: ${message} (${selector ?? ""})`)
    }
    expect(found).toEqual([])
  })
}
