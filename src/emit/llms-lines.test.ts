import { absoluteMarkdown } from "./llms-lines"

test.each([
  [
    "A [link](/docs/a#b) and ![picture](/img/a.png).",
    "A [link](https://example.org/docs/a#b) and ![picture](https://example.org/img/a.png).",
  ],
  [
    "[Elsewhere](https://uniswap.org/x) and [here](#part)",
    "[Elsewhere](https://uniswap.org/x) and [here](#part)",
  ],
  ["`[code](/docs/a)` and [text](/b)", "`[code](/docs/a)` and [text](https://example.org/b)"],
  [
    "````md\n```\n[code](/docs/a)\n```\n[code](/docs/a)\n````\n\n[text](/b)",
    "````md\n```\n[code](/docs/a)\n```\n[code](/docs/a)\n````\n\n[text](https://example.org/b)",
  ],
])("adds the host to links in %s", (written, absolute) => {
  expect(absoluteMarkdown(written, "https://example.org")).toBe(absolute)
})
