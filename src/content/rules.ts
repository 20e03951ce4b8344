/**
 * Rules that a page may break and still be published, with the effect on readers.
 * content/data/rules.yaml decides which are errors; a problem without such a rule is always an
 * error.
 */
export const rules = {
  "missing-alt-text": "A picture without alt text is shown with an empty one",
  "second-title": "A second heading of level 1 is shown as one of level 2",
  "empty-heading": "A heading without text is left out",
  "repeated-id": "The second of two equal ids is left out, or numbered where it is a heading's",
  "unknown-anchor": "A link to a heading that is not there leads to the top of the page",
  "dead-link": "A link to a page or file that is not there is plain text",
  "redirected-link": "A link to a redirected address leads where the redirect does",
  "link-without-text": "A link without text is named by its address",
  "link-without-address": "A link without address is plain text",
  "nested-link": "A link inside another link is plain text",
  "missing-picture": "A picture that is not there is its alt text, or the drawn cover of the page",
  "mistyped-picture": "A picture with the extension of another type is shown as what it is",
  "large-picture": "A picture with too many pixels is served as it is, in its one size",
  "insecure-picture": "A picture from http:// is loaded by https://",
  "unlisted-frame": "A frame of a host that is not listed is a link to what it would show",
  "refused-html": "An element or attribute that is not allowed is left out",
  "overlapping-html": "An inline element around whole paragraphs is left out, its text is not",
  "unknown-admonition": "The text of an admonition of an unknown kind is shown without its frame",
  "unclosed-admonition": "An admonition that is never closed ends where the text around it does",
  "unknown-fence-word": "A word behind the language of a fence that means nothing has no effect",
  "uneven-table":
    "A cell without a column is left out; rows below a line of dashes with another number of cells are plain text",
  "unused-definition":
    "A footnote that no text refers to is left out, and so is the second of two notes or addresses of one name",
  "unknown-reference":
    "A reference to a footnote or an address that is not written is shown as it is",
  "undrawn-diagram": "A diagram that cannot be drawn is shown as the text that it is written in",
  "untold-diagram": "A diagram without a description is read out word by word",
  "large-file": "A file of more than 256 kB is one long page",
  "empty-page": "A page without text shows its title alone",
  "unknown-tag": "A tag that tags.yml does not have is a tag all the same",
  "near-tags":
    "Two tags that look like one have a page each, or share one if they differ in symbols alone",
  "stale-claim": "A claim that expects another number shows the one that its formula gives",
  "house-style": "A phrase that style.yaml lists is shown as it is",
  "undrawn-letters": "A letter that the font of social cards lacks is left out of the card",
  "unlikely-date": "A date in the future or before 1970 is shown as it is",
  "unknown-key": "A front matter key that means nothing has no effect",
} as const

/** Name of a rule as written in rules.yaml. */
export type Rule = keyof typeof rules

/** Levels of rules that rules.yaml does not list; all others default to errors. */
export const defaultLevels: Partial<Record<Rule, "warning">> = {
  "unlikely-date": "warning",
  "undrawn-letters": "warning",
}

export const ruleNames = Object.keys(rules) as Rule[]
