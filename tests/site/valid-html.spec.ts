import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { builtPages } from "./built-site"

/**
 * The recommended rules. All rules about validity are on; only rules of style are off or relaxed.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `<br/>`, `open=""`, and `dateTime`, which parsers read as `<br>`, `open`, and
    // `datetime`.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    // HTML allows any id without spaces: React's `useId` starts with a colon, and Gatsby's root
    // with underscores.
    "valid-id": ["error", { relaxed: true }],
    // Gatsby styles its two wrappers inline, and figures place parts by computed lengths.
    "no-inline-style": "off",
    // A wide table scrolls in a focusable region; a section would add a chapter to the outline.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // Lists of tags have names, which ARIA allows.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Authors choose the titles of posts; the head adds the site's name only if it fits.
    "long-title": "off",
  },
})

/** Number of slices, so that the workers share the pages. */
const SLICES = 4

for (let slice = 0; slice < SLICES; slice++) {
  test(`validates the HTML of all pages (part ${slice + 1} of ${SLICES})`, async () => {
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
