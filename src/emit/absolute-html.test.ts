import { absoluteHtml } from "./absolute-html"

const page = "https://example.org/blog/post"

test.each([
  [
    "a path from the root",
    '<a href="/docs/intro#x">i</a>',
    '<a href="https://example.org/docs/intro#x">i</a>',
  ],
  ["an anchor", '<a href="#part">i</a>', '<a href="https://example.org/blog/post#part">i</a>'],
  [
    "another site",
    '<a href="https://a.example/?b=1">i</a>',
    '<a href="https://a.example/?b=1">i</a>',
  ],
  ["a mail address", '<a href="mailto:a@b.example">i</a>', '<a href="mailto:a@b.example">i</a>'],
  ["an image", '<img src="/img/a.png" alt="">', '<img src="https://example.org/img/a.png" alt="">'],
  [
    "a poster",
    '<video poster="/a.png"></video>',
    '<video poster="https://example.org/a.png"></video>',
  ],
])("makes %s absolute", (_, html, expected) => {
  expect(absoluteHtml(html, page)).toBe(expected)
})

test("makes every candidate of a srcset absolute and keeps its width", () => {
  expect(absoluteHtml('<img srcset="/a.webp 480w, /b.webp 960w" alt="">', page)).toBe(
    '<img srcset="https://example.org/a.webp 480w, https://example.org/b.webp 960w" alt="">',
  )
})

test("removes scripts, styles and buttons, even when they are adjacent", () => {
  const html = "<p>a</p><script>b()</script><style>c</style><button>Copy</button><p>d</p>"
  expect(absoluteHtml(html, page)).toBe("<p>a</p><p>d</p>")
})

test("removes classes, styles and data attributes", () => {
  expect(absoluteHtml('<p class="x" style="color:red" data-y="1" id="z">a</p>', page)).toBe(
    '<p id="z">a</p>',
  )
})

test("keeps formulas as MathML", () => {
  const html = "<math><mi>x</mi><mo>&lt;</mo><mn>1</mn></math>"
  expect(absoluteHtml(html, page)).toBe("<math><mi>x</mi><mo>&#x3C;</mo><mn>1</mn></math>")
})
