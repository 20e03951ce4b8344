import { spawnSync } from "node:child_process"
import { join } from "node:path"

/**
 * Runs the content check on a site with every kind of mistake (tests/fixtures/sites/broken). The
 * list below has every location and message, without the fixture's folder.
 */
const folder = "tests/fixtures/sites/broken"

const expected = [
  ["blog/2024-01-02-unknown-key.md:2 (tilte)", 'unknown key "tilte"'],
  [
    "blog/2024-01-03-wrong-type.md:3 (draft)",
    'found "perhaps": invalid input: expected boolean, received string',
  ],
  ["blog/2024-01-04-bad-date.md:3 (date)", 'found "4th of January": is not a date'],
  ["blog/2024-01-05-no-such-day.md:3 (date)", '"2024-02-30" is not a day of the calendar'],
  [
    "blog/2024-01-06-same-address.md:3 (slug)",
    "the address /blog/sound is already that of blog/2024-01-01-sound.md",
  ],
  ["blog/2024-01-07-unknown-tag.md:3 (tags)", 'unknown tag "Newsleter"'],
  ["blog/2024-01-08-unknown-author.md:3 (authors)", 'unknown author "bobby"'],
  ["blog/2024-01-09-missing-cover.md:3 (image)", 'there is no image "/img/no-such-cover.png"'],
  [
    "blog/2024-01-10-author-without-name.md:5 (authors.1.name)",
    "the key is missing: invalid input: expected string, received undefined",
  ],
  [
    "blog/2024-01-11-addresses.md:3 (custom_edit_url)",
    'found "edit.example.org": is not an address such as /page or https://example.org',
  ],
  ["blog/2024-01-11-addresses.md:4 (image)", 'found "https://": is not the address of a picture'],
  [
    "blog/2024-01-11-addresses.md:8 (authors.1.url)",
    'found "https://": is not an address such as /page or https://example.org',
  ],
  ["blog/2024-01-12-alias.md:2", "`*Important*` is a YAML alias of a value that does not exist"],
  ["blog/2024-01-12-alias.md:3", "`*newsletter` is a YAML alias of a value that does not exist"],
  ["blog/2024-01-12-alias.md:4", "`*Very*` is a YAML alias of a value that does not exist"],
  ["blog/authors.yml:5 (titel)", 'unknown key "titel"'],
  [
    "blog/authors.yml:8 (url)",
    'found "javascript:alert(1)": is not an address such as /page or https://example.org',
  ],
  ["blog/no-date.md:1 (date)", "the post has no date"],
  ["data/deployments.yaml", "the file is missing"],
  ["data/home.yaml", "the file is missing"],
  ["data/lab.yaml", "the file is missing"],
  ["data/navigation.yaml:4", 'the link "/docs/start" does not lead to a page of the site'],
  [
    "data/navigation.yaml:8 (header.app.href)",
    'found "app.example.org": is not an address such as /page or https://example.org',
  ],
  [
    "data/navigation.yaml:15 (footer.columns.0)",
    'found {"title":"Learn","linkz":[],"links":[]}: unrecognized key: "linkz"',
  ],
  ["data/redirects.yaml:3 (to)", "the redirects from /circle-a form a loop"],
  ["data/redirects.yaml:5 (to)", "the redirects from /circle-b form a loop"],
  ["data/redirects.yaml:7 (to)", "there is no page /docs/intr"],
  ["data/redirects.yaml:9 (from)", "/docs/terms/ask is a page that the redirect would hide"],
  ["data/redirects.yaml:11 (to)", "/docs/moved is redirected itself"],
  ["data/redirects.yaml:13 (to)", '/docs/guides/guide has no heading "#nowhere"'],
  ["data/redirects.yaml:15 (too)", 'unknown key "too"'],
  [
    "data/references.yaml:7 (year)",
    'found "last year": invalid input: expected number, received string',
  ],
  ["data/references.yaml:9", '"Merton_1973" is not a key that a text can cite'],
  ["data/references.yaml:11 (titel)", 'unknown key "titel"'],
  ["data/safety.yaml:6 (notice.asOf)", 'found "2026-06-31": is not a calendar date as yyyy-mm-dd'],
  [
    "data/safety.yaml:10 (notice.links.0.href)",
    'found "app.example.org/claim": is not an address such as /page or https://example.org',
  ],
  ["data/safety.yaml:11", 'the link "/docs/statsu" does not lead to a page of the site'],
  ["data/subgraph.yaml", "the file is missing"],
  ["data/v1-to-v2.json", "the file is missing"],
  ["data/v2-addresses.json", "the file is missing"],
  [
    "docs/broken-links.md:5",
    'the link "#nowhere" leads to a heading that /docs/broken-links does not have',
  ],
  ["docs/broken-links.md:5", 'the link "/docs/intor" does not lead to a page of the site'],
  [
    "docs/broken-links.md:5",
    'the link "/docs/intro#a-secton" leads to a heading that /docs/intro does not have',
  ],
  ["docs/broken-links.md:7", 'the link "/docs/moved" leads to a redirected address'],
  [
    "docs/broken-links.md:7",
    'the link leads to the file "./guides/misssing.md", which is not a page of the site',
  ],
  ["docs/claims.md:3", "column 30: there is no function `formulas`, in `{{ formulas(1) }}`"],
  [
    "docs/claims.md:6",
    "column 64: there is no format `usd`, in `{{ maintenance(put, strike=2000, spot=1750) | usd }}`",
  ],
  ["docs/claims.md:8", "column 39: the claim expects 5 USDC and gives 4 USDC"],
  ["docs/claims.md:8", "column 61: the claim ends too early, in `{{ 1 + }}`"],
  ["docs/guides/_category_.json:3", "the file cannot be read: Missing , between flow map items"],
  ["docs/images.md:5", 'there is no image "./missing.png"'],
  ["docs/images.md:7", 'there is no image "/img/missing.png"'],
  ["docs/images.md:9", "the image `/img/square.png` has no alt text"],
  ["docs/imports.mdx:5", "`../../src/chart` cannot be imported"],
  ["docs/imports.mdx:7", "`{1 + 1}` is code: a calculation"],
  ["docs/reference/_category_.json:3 (positon)", 'unknown key "positon"'],
  [
    "docs/reference/page.md:3 (sidebar_position)",
    'found "first": invalid input: expected number, received string',
  ],
  ["docs/syntax-error.mdx:5", "MDX syntax error: expected a closing tag for `<Details>`"],
  ["docs/terms/_category_.json:3 (link.id)", 'the category\'s document "glosary" does not exist'],
  ["docs/unknown-component.mdx:7", "unknown component `<Detials>`"],
  ["docs/unknown-component.mdx:9 (opne)", "`<Details>` has no prop `opne`"],
  ["docs/unknown-component.mdx:11 (summary)", "`<Details>` needs the prop `summary`"],
  ["letters", "the folder is not a section of the site, so its page is not published"],
  ["pages/search.md (slug)", "the address /search is already that of a page of the site (Search)"],
  [
    "research/2024-02-01-broken-yaml.md:2",
    "the front matter is not valid YAML: nested mappings are not allowed in compact mappings",
  ],
  ["research/2024-02-02-unclosed.md:1", "the front matter is opened with `---` but never closed"],
  ["research/2024-02-03-not-utf-8.md:1", "the file is not UTF-8"],
  ["research/2024-02-04-empty.md", "the file is empty"],
  ["research/2024-02-05-no-text.md:4", "the page has no content"],
  ["research/2024-02-06-citations.md:3 (references)", "no work has the key `black-scholes-1937`"],
  ["research/2024-02-06-citations.md:7", "`[@black scholes]` is not a citation"],
  ["research/2024-02-06-citations.md:7", "no work has the key `blackscholes-1973`"],
  ["research/tags.yml:2", "`*Options*` is a YAML alias of a value that does not exist"],
  ["versioned_docs/version-1.0", 'the docs version "1.0" has no documents'],
]

const check = spawnSync(
  process.execPath,
  [join("node_modules", "tsx", "dist", "cli.mjs"), "scripts/check-content.ts"],
  { encoding: "utf8", env: { ...process.env, SITE_CONTENT: folder } },
)
const [count = "", ...all] = check.stderr
  .slice(check.stderr.search(/^\d+ problems? in the content/m))
  .trim()
  .split("\n\n")
  .map(block => block.replaceAll(`${folder}/`, ""))
/** Problems, except those about sections of the site that the fixture lacks. */
const problems = all.filter(problem => !problem.includes("has no articles"))

test("fails the check of a broken site", () => {
  expect(check.status).toBe(1)
})

test("lists all problems with location and message", () => {
  const found = problems.map(problem =>
    problem
      .split("\n")
      .slice(0, 2)
      .map(line => line.trim()),
  )
  expect(found).toEqual(expected)
})

test("counts the problems", () => {
  expect(count).toBe(`${all.length} problems in the content:`)
})

test("suggests a fix for every problem", () => {
  const without = problems.filter(problem => !/\n {4}-> \S.+/.test(problem))
  expect(without).toEqual([])
})

test("suggests quotes for a text that YAML reads as an alias", () => {
  expect(problems.find(problem => problem.startsWith("blog/2024-01-12-alias.md:4"))).toMatch(
    /-> put the text in quotes: "\*Very\* important"$/,
  )
})

test("lists no problem of a valid page", () => {
  expect(problems.filter(problem => problem.startsWith("blog/2024-01-01-sound.md"))).toEqual([])
})
