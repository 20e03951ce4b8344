import { repairLinks } from "./repair-links"

const repairs = new Map([
  ["#gone", "/docs/a"],
  ['/docs/b?c&d="e"#gone', '/docs/b?c&d="e"'],
])

test("replaces the addresses of links in HTML, elements, and components, and no others", () => {
  const body = [
    '<p><a href="#gone">a</a> <a href="/docs/b?c&amp;d=&quot;e&quot;#gone">b</a> <a href="#here">c</a></p>',
    { tag: "a", attributes: { href: "#gone", id: "x" }, children: [] },
    { component: "Card", props: { href: "#gone" }, children: ['<a href="#gone">d</a>'] },
  ]
  const before = structuredClone(body)
  expect(repairLinks(body, repairs)).toEqual([
    '<p><a href="/docs/a">a</a> <a href="/docs/b?c&amp;d=&quot;e&quot;">b</a> <a href="#here">c</a></p>',
    { tag: "a", attributes: { href: "/docs/a", id: "x" }, children: [] },
    { component: "Card", props: { href: "/docs/a" }, children: ['<a href="/docs/a">d</a>'] },
  ])
  expect(body).toEqual(before)
})

test("removes the address of a link that leads nowhere, but not of a component's link", () => {
  const body = [
    '<p><a href="./x.md" class="a">a</a></p>',
    { tag: "a", attributes: { href: "./x.md", id: "x" }, children: [] },
    { component: "Card", props: { href: "./x.md" }, children: [] },
  ]
  expect(repairLinks(body, new Map([["./x.md", ""]]))).toEqual([
    '<p><a class="a">a</a></p>',
    { tag: "a", attributes: { id: "x" }, children: [] },
    { component: "Card", props: { href: "./x.md" }, children: [] },
  ])
})

test("ignores text about a link", () => {
  const body = ['<code>&lt;a href="#gone"></code>']
  expect(repairLinks(body, repairs)).toEqual(body)
})
