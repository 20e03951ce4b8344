import { compiledPage, docEntry } from "../../tests/helpers/entries"
import type { Safety } from "../content/schema/safety"
import { addressMark, componentMark } from "../content/twin-marks"
import { withSafetyNotice } from "./place-safety-notice"

const safety: Safety = {
  notice: {
    title: "Do not deposit <here>",
    label: "Vulnerable",
    asOf: "2026-07-01",
    status: "It was emptied.",
    action: "Claim.",
    links: [
      { label: "Claim & go", href: "https://app.example.org/claim" },
      { label: "Status", href: "/docs/status" },
    ],
  },
  pages: { docsExcept: ["terms"], linksTo: [], addressesSince: "2024-12-18" },
}

const html =
  '<p><strong>Do not deposit &lt;here></strong> <small>As of <time datetime="2026-07-01">July 1, 2026</time></small></p>' +
  "<p>It was emptied. Claim.</p>" +
  '<ul><li><a href="https://app.example.org/claim" class="external" rel="noopener">Claim &amp; go</a></li>' +
  '<li><a href="/docs/status">Status</a></li></ul>'

const markdown = `> **Do not deposit <here>** (as of July 1, 2026)
>
> It was emptied. Claim.
>
> [Claim & go](https://app.example.org/claim) · [Status](${addressMark("/docs/status")})
`

const notice = { component: "SafetyNotice", props: {}, children: [html] }

test("puts the notice before the text and in the raw Markdown", () => {
  const { page } = withSafetyNotice(docEntry("product/markets.md"), safety)
  expect(page.body).toEqual([notice, "<p>Text.</p>"])
  expect(page.markdown).toBe(`${markdown}\nText.\n`)
})

test("leaves sections, excerpts, and word counts unchanged", () => {
  const before = docEntry("product/markets.md")
  const { page } = withSafetyNotice(before, safety)
  const { sections, excerpt, words, links, headings } = before.page
  expect(page).toMatchObject({ sections, excerpt, words, links, headings })
  expect(page.components).toEqual(["SafetyNotice"])
  expect(page.digest).not.toBe(before.page.digest)
})

test("fills in the notice that the author has placed and adds no other", () => {
  const empty = { component: "SafetyNotice", props: {}, children: [] }
  const steps = { component: "Steps", props: {}, children: ["<p>One.</p>", empty] }
  const page = compiledPage({
    body: ["<p>Text.</p>", steps],
    markdown: `Text.\n\n${componentMark("SafetyNotice")}\n`,
  })
  for (const file of ["product/markets.md", "terms/delta.md"]) {
    const placed = withSafetyNotice(docEntry(file, { page }), safety).page
    expect(placed.body).toEqual(["<p>Text.</p>", { ...steps, children: ["<p>One.</p>", notice] }])
    expect(placed.markdown).toBe(`Text.\n\n${markdown}`)
  }
})

test("leaves a page that needs no notice unchanged", () => {
  const entry = docEntry("terms/delta.md")
  expect(withSafetyNotice(entry, safety)).toBe(entry)
})

test("omits a link from a page to itself", () => {
  const { page } = withSafetyNotice(docEntry("status.md"), safety)
  expect(JSON.stringify(page.body)).not.toContain("/docs/status")
  expect(page.markdown).not.toContain("/docs/status")
})
