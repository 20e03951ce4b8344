import { compile, compileMdx } from "../../../tests/helpers/compile-markdown"
import { bodyToHtml } from "./body-to-html"
import { finalizeBody } from "./finalize-body"

const replace = {
  link: (index: number) => `/to/${index}?a&"b`,
  image: (index: number) => `<img src="/${index}.webp" alt="">`,
}

test("fills and escapes the marks of links and images, and merges strings", async () => {
  const { page } = await compile("[a](./a.md) ![b](b.png) [c](./c.md)\n")
  expect(finalizeBody(page.body, replace)).toEqual([
    '<p><a href="/to/0?a&amp;&quot;b">a</a> <img src="/0.webp" alt=""> <a href="/to/1?a&amp;&quot;b">c</a></p>',
  ])
})

test("fills marks inside components and in elements that hold one", async () => {
  const { page } = await compileMdx(
    '<Tabs>\n\n![b](b.png)\n\n</Tabs>\n\n<a href="./x.md">y <PayoffChart strike={1} /></a>\n',
  )
  const body = finalizeBody(page.body, replace)
  expect(body[0]).toMatchObject({
    component: "Tabs",
    children: ['<p class="image"><img src="/0.webp" alt=""></p>'],
  })
  expect(JSON.stringify(body)).toContain('{"href":"/to/0?a&\\"b"}')
})

test("ignores marks that a page writes about", async () => {
  const { page } = await compile('`<a href="link:0">` `<!--image:0-->` href="link:0"\n')
  expect(finalizeBody(page.body, replace)).toEqual(page.body)
})

test("reduces components in a body for feeds and removes what needs scripts", async () => {
  const { page } = await compileMdx(
    "## A\n\n<Tabs>\n\nIn **tab**\n\n</Tabs>\n\n<PayoffChart strike={1} />\n\n```js\n1\n```\n\n[x](/docs/y) [z](#a)\n\n| a |\n|---|\n",
  )
  const html = bodyToHtml(page.body, (_, children) => children)
  expect(html).toContain('<h2 id="a">A</h2><p>In <strong>tab</strong></p>')
  expect(html).toContain('<a href="/docs/y">x</a> <a href="#a">z</a>')
  expect(html).not.toContain("PayoffChart")
  expect(html).not.toMatch(/heading-anchor|<button|tabindex/)
})
