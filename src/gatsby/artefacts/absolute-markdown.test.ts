import { absoluteMarkdown } from "./absolute-markdown"

const resolve = (href: string) => (href.startsWith("/") ? `https://example.org${href}` : undefined)

test.each([
  [
    "A [link](/docs/a#b) and ![picture](/img/a.png).",
    "A [link](https://example.org/docs/a#b) and ![picture](https://example.org/img/a.png).",
  ],
  ["[a]: /docs/a", "[a]: https://example.org/docs/a"],
  ['<a href="/docs/a">A</a>', '<a href="https://example.org/docs/a">A</a>'],
  [
    "[Elsewhere](https://uniswap.org/x) and [here](#part)",
    "[Elsewhere](https://uniswap.org/x) and [here](#part)",
  ],
  ["`[code](/docs/a)` and [text](/b)", "`[code](/docs/a)` and [text](https://example.org/b)"],
  [
    "```md\n[code](/docs/a)\n```\n\n[text](/b)",
    "```md\n[code](/docs/a)\n```\n\n[text](https://example.org/b)",
  ],
])("%s", (written, absolute) => {
  expect(absoluteMarkdown(written, resolve)).toBe(absolute)
})
