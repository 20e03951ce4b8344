import { render } from "@testing-library/react"
import type { ReactElement } from "react"
import { Helmet as ReactHelmet } from "react-helmet"
import { Helmet } from "./helmet"

const first = [
  <title key="t">Delta &amp; gamma</title>,
  <meta key="d" name="description" content="First" />,
  <meta key="o" property="og:type" content="article" />,
  <link key="c" rel="canonical" href="https://site.example/docs/a" />,
  <link key="f" rel="alternate" type="application/rss+xml" title="Blog" href="/blog/rss.xml" />,
  <script key="j" type="application/ld+json">
    {'{"name":"<b> & \\u2028"}'}
  </script>,
]
const second = [
  <title key="t">Theta</title>,
  <meta key="d" name="description" content="Second" />,
  <link key="f" rel="alternate" type="application/rss+xml" title="Blog" href="/blog/rss.xml" />,
]

/** Returns the head HTML that react-helmet renders for some tags. */
function served(tags: ReactElement[]): string {
  ReactHelmet.canUseDOM = false
  const { unmount } = render(<ReactHelmet>{tags}</ReactHelmet>)
  const { title, meta, link, script } = ReactHelmet.renderStatic()
  unmount()
  return [title, meta, link, script].join("")
}

/**
 * Sorted HTML of the head's tags. Omits the title, whose attribute browsers and search engines
 * ignore.
 */
const tagsOf = (head: ParentNode) =>
  [...head.querySelectorAll("[data-react-helmet]:not(title)")].map(tag => tag.outerHTML).sort()

test("keeps every element of a served head", () => {
  document.head.innerHTML = served(first)
  const before = [...document.head.children]
  render(<Helmet>{first}</Helmet>)
  expect([...document.head.children]).toEqual(before)
  expect(document.title).toBe("Delta & gamma")
})

test("matches the served head when the page changes, and keeps tags that both pages have", () => {
  document.head.innerHTML = `<meta charset="utf-8">${served(first)}`
  const feed = document.head.querySelector("[type='application/rss+xml']")
  const { rerender } = render(<Helmet>{first}</Helmet>)
  rerender(<Helmet>{second}</Helmet>)
  const wanted = document.createElement("head")
  wanted.innerHTML = served(second)
  expect(tagsOf(document.head)).toEqual(tagsOf(wanted))
  expect(document.title).toBe("Theta")
  expect(document.head.querySelector("[charset]")).not.toBeNull()
  expect(document.head.contains(feed)).toBe(true)
  rerender(<Helmet>{first}</Helmet>)
  wanted.innerHTML = served(first)
  expect(tagsOf(document.head)).toEqual(tagsOf(wanted))
})
