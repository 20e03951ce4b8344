import type { ImageReference } from "../../content/schema/body"
import { articleEntry, compiledPage, contentTree } from "../../content/schema/entry.fixture"
import { siteContent } from "../../content/tree/site-content"
import { examplePost } from "../../content/tree/site-model.fixture"
import { withBodies } from "./page-bodies"

/** HTML that feeds carry of a post with one picture. */
function feedHtml(image: ImageReference): string | undefined {
  const page = compiledPage({ body: ["<p><!--image:0--></p>"], images: [image] })
  const tree = contentTree({ entries: [articleEntry("x", "2024-03-01", { page })] })
  const [post] = withBodies([examplePost("x", "2024-03-01")], {
    content: siteContent(tree, false),
    drawn: {},
    repairs: new Map(),
  })
  return post?.html
}

test("a feed shows a picture of the static folder, its texts escaped", () => {
  expect(feedHtml({ src: "/img/a&b.png", alt: 'The "wing" at S<K' })).toBe(
    '<p><img src="/img/a&amp;b.png" alt="The &quot;wing&quot; at S&lt;K"></p>',
  )
})

test("in a feed the words of a picture beside its page stand in for it and open no element", () => {
  expect(feedHtml({ src: "./chart.png", alt: 'The "wing" at S<K & above' })).toBe(
    '<p>The "wing" at S&lt;K &amp; above</p>',
  )
})
