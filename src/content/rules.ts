/**
 * Rules that a page may break and still be published, with the effect on readers.
 * content/data/rules.yaml decides which are errors; a problem without such a rule is always an
 * error.
 */
export const rules = {
  "missing-alt-text": "A picture without alt text gets an empty one",
  "second-title": "A second heading of level 1 is shown as one of level 2",
  "empty-heading": "A heading without text is left out",
  "repeated-id": "The second of two equal ids is left out, or numbered where it is a heading's",
  "unknown-anchor": "A link to a missing heading leads to the top of the page",
  "dead-link": "A link to a missing page or file becomes plain text",
  "redirected-link": "A link to a redirected address leads where the redirect does",
  "link-without-text": "A link without text shows its address",
  "link-without-address": "A link without an address becomes plain text",
  "nested-link": "A link inside another link becomes plain text",
  "missing-picture":
    "A missing picture is replaced by its alt text, or by the drawn cover of the page",
  "mistyped-picture": "A picture with the extension of another type is shown as its real type",
  "large-picture": "A picture with too many pixels is served unchanged, in its one size",
  "insecure-picture": "A picture from http:// is loaded over https://",
  "unlisted-frame": "A frame from an unlisted host becomes a link to its content",
  "refused-html": "An element or attribute that is not allowed is left out",
  "overlapping-html": "An inline element around whole paragraphs is left out, but its text is kept",
  "unknown-admonition": "The text of an admonition of an unknown kind is shown without its frame",
  "unclosed-admonition": "An admonition that is never closed ends where the text around it does",
  "unknown-fence-word": "An unknown word after the language of a fence has no effect",
  "uneven-table":
    "A cell without a column is left out; rows below a line of dashes with a different number of cells become plain text",
  "unused-definition":
    "A footnote that no text refers to is left out, as is the second of two notes or addresses with the same name",
  "unknown-reference": "A reference to a missing footnote or address is shown as written",
  "undrawn-diagram": "A diagram that cannot be drawn is shown as its source",
  "untold-diagram": "A diagram without a description is read out word by word",
  "large-file": "A file of more than 256 kB becomes one long page",
  "empty-page": "A page without text shows only its title",
  "unknown-tag": "A tag that is missing from tags.yml is still a tag",
  "near-tags":
    "Two tags that look alike have a page each, or share one if they differ only in symbols",
  "stale-claim": "A claim that expects another number shows the result of its formula",
  "house-style": "A phrase that style.yaml lists is shown as written",
  "undrawn-letters": "A letter that the font of social cards does not have is left out of the card",
  "unlikely-date": "A date in the future or before 1970 is shown as written",
  "unknown-key": "An unknown front matter key has no effect",
} as const

/** Name of a rule as written in rules.yaml. */
export type Rule = keyof typeof rules

/** Levels of rules that rules.yaml does not list; all others default to errors. */
export const defaultLevels: Partial<Record<Rule, "warning">> = {
  "unlikely-date": "warning",
  "undrawn-letters": "warning",
}

export const ruleNames = Object.keys(rules) as Rule[]
