import fc from "fast-check"
import { ContentChecker } from "../../scripts/fuzz/content/checker"
import { validOrReported } from "../../scripts/fuzz/content/property"
import { unsafeHtml } from "../../scripts/fuzz/content/unsafe-html"

let checker: ContentChecker

beforeAll(() => {
  checker = new ContentChecker()
})

afterAll(() => {
  checker.close()
})

/** `npm run tools -- fuzz` runs more cases with other seeds. */
test("reports broken and hostile content with file, line, and a fix when it makes no good page", async () => {
  await fc.assert(validOrReported(checker), { numRuns: 40, seed: 1, endOnFailure: true })
}, 600_000)

test.each([
  '<p><img src=x onerror="alert(1)"></p>',
  '<a href=" java\tscript:alert(1)">x</a>',
  "<template><script>1</script></template>",
  '<svg><a xlink:href="javascript:1">x</a></svg>',
  '<iframe srcdoc="x"></iframe>',
])("finds executable code when a page contains %s", html => {
  expect(unsafeHtml(html)).not.toEqual([])
})
