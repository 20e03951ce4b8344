import { classesIn, styledClasses } from "./sheets-by-need.ssr"

test("returns the first class of each selector and of each list within it", () => {
  const css = `@layer prose{.prose :where(.long,td.wide > b)+.note:hover{margin:0.5em}:root{--x:url(a.png)}}.a_1.b-2{}@media print{h2 .code .line{color:#fff}}`
  expect(styledClasses(css)).toEqual(["prose", "long", "wide", "a_1", "code"])
})

test("returns the classes of a page's elements and ignores its text", () => {
  const html = `<div class="one two"><p class="two three">class=four &lt;b class=&quot;five&quot;></p></div>`
  expect([...classesIn(html)]).toEqual(["one", "two", "three"])
})
