const authors = `ana:
  name: Ana Example
  title: Harbormaster
  url: https://example.org/ana
  image_url: https://example.org/ana.png
bo:
  name: Bo Example
`

/** Posts of the older site: a few distinct ones and many newsletters. */
export const posts: Record<string, string> = {
  "blog/authors.yml": authors,
  "research/authors.yml": authors,
  "blog/2021-01-05-hello.md": `---
title: Hello, harbor
author: Cy Example
author_title: Guest
author_url: https://example.org/cy
author_image_url: https://example.org/cy.png
tags: [DeFi, announcements]
image: /img/harbour.png
---

The opening.

<!--truncate-->

![](./images/Photo%20of%20the%20quay.JPG)

See [the second post](/blog/2021/02/06/second).
`,
  "blog/2021-02-06-second.md": `---
title: "Second: what we learned"
authors: [ana, bo]
tags:
  - Defi
---

<!-- truncate -->

## What we learned

![](/img/harbour.png)

<blockquote class="twitter-tweet"><p>A tweet</p></blockquote> <script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>
`,
  "blog/2021-03-04-folder/index.mdx": `---
title: A post in a folder
authors: { name: Di Example, title: Guest }
slug: in-a-folder
image: ./wide.png
---

import Chart from '../../src/components/PriceChart'

![A wide picture](./wide.png)

<Chart />
`,
  "blog/2021/04/05/nested.md": "---\ntitle: Nested\nauthors: ana\n---\n\nBy folders of dates.\n",
  "blog/2021-05-06-draft.md": "---\ntitle: A draft\ndraft: true\nauthors: bo\n---\n\nNot yet.\n",
  "blog/dated.md": "---\ntitle: Dated\ndate: 2021-06-07T10:00\nauthors: bo\n---\n\nWith a time.\n",
  ...newsletters("blog", 22),
  ...newsletters("research", 8),
}

function newsletters(folder: string, count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const month = String((index % 12) + 1).padStart(2, "0")
      const name = `${folder}/202${2 + Math.floor(index / 12)}-${month}-01-news-${index + 1}.md`
      const picture = index % 3 === 0 ? "![](/img/harbour.png)" : "![The harbor](/img/harbour.png)"
      const text = `---\ntitle: News ${index + 1}\nauthors: ana\ntags: [News]\n---\n\n# What is new\n\n${picture}\n\nText of the news, number ${index + 1}.\n\n# And more\n\nMore.\n`
      return [name, text]
    }),
  )
}
