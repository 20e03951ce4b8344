import { readFileSync } from "node:fs"
import { join } from "node:path"
import { stitchSliceForAPage } from "gatsby/dist/utils/slices/stitching"
import { temporaryFolder } from "../../../tests/unit/temporary-project"
import { stitchSlices } from "./stitch-slices"

const slices: Record<string, string> = {
  scripts: "<script async src=/app.js></script>",
  outer: '<p>“→”</p><slice-start id="scripts"></slice-start><slice-end id="scripts"></slice-end>',
}

const ours = (html: string) => stitchSlices(Buffer.from(html), id => slices[id] ?? "").toString()

async function gatsbys(html: string): Promise<string> {
  const files = Object.entries(slices).map(([id, text]) => [`_gatsby/slices/${id}.html`, text])
  const folder = temporaryFolder({ "a/index.html": html, ...Object.fromEntries(files) })
  await stitchSliceForAPage({ pagePath: "/a", publicDir: folder })
  return readFileSync(join(folder, "a/index.html"), "utf8")
}

test.each([
  ["no slice", "<p>text →</p>"],
  ["words that look like one", '<script>"<slice-start of →"</script><p>text</p>\n'],
  [
    "one",
    '<p>→</p><slice-start id="scripts"></slice-start><slice-end id="scripts"></slice-end></body>',
  ],
  [
    "one in place",
    '<p>→</p><!-- slice-start id="scripts" --><b>old →</b><!-- slice-end id="scripts" --></body>',
  ],
  [
    "another between its tags",
    '<slice-start id="scripts"></slice-start><slice-start id="outer"></slice-start><slice-end id="outer"></slice-end><slice-end id="scripts"></slice-end>',
  ],
  ["one in another", 'é<slice-start id="outer"></slice-start>é<slice-end id="outer"></slice-end>é'],
  [
    "two, and words of them",
    'slice-start <p>slice-end</p> <slice-start data-x="1" id="scripts"></slice-start><slice-end id="scripts"></slice-end> slice-end <slice-start id="outer"></slice-start><slice-end id="outer"></slice-end> of slice-end',
  ],
])("%s: as Gatsby puts them in", async (_, html) => {
  expect(ours(html)).toBe(await gatsbys(html))
})

test.each([
  ['<slice-start id="scripts"></slice-start>', "slice scripts begins and does not end"],
  ['slice-start <slice-end id="scripts"></slice-end>', "slice scripts ends before it begins"],
])("%s is an error", (html, message) => {
  expect(() => ours(html)).toThrow(message)
})
