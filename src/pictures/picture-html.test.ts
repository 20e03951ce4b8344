import { pictureHtml, shownSize } from "./picture-html"
import type { ServedPicture } from "./serve-picture"

const served = (more: Partial<ServedPicture> = {}): ServedPicture => ({
  ...{ src: "/static/d/a.png", width: 1800, height: 901, bytes: 300_000, sizes: [] },
  ...more,
})
const html = (more: Partial<ServedPicture>, linked?: true) =>
  pictureHtml({ src: "a.png", alt: 'A "b"', ...(linked ? { linked } : {}) }, served(more), false)

test.each([
  [{}, { width: 960, height: 481 }],
  [{ width: 400 }, { width: 400, height: 200 }],
  [{ height: 300 }, { width: 599, height: 300 }],
  [{ width: 4000 }, { width: 1800, height: 901 }],
])("shows an author's %j as %j in whole pixels, never enlarged", (wish, size) => {
  expect(shownSize(wish, { width: 1800, height: 901 }, false)).toEqual(size)
})

test("keeps the height of a one-pixel line, and lets a drawing be enlarged", () => {
  expect(shownSize({}, { width: 5000, height: 1 }, false)).toEqual({ width: 960, height: 1 })
  expect(shownSize({ width: 300 }, { width: 100, height: 50 }, true)).toEqual({
    width: 300,
    height: 150,
  })
})

test("links a wide picture to its file, with its size and its text in the label", () => {
  expect(html({})).toBe(
    '<a href="/static/d/a.png" data-aid="picture" aria-label="Open large: A &quot;b&quot;">' +
      '<img src="/static/d/a.png" width="960" height="481" alt="A &quot;b&quot;" loading="lazy" decoding="async"></a>',
  )
})

test("adds no link to a picture that is linked, narrow or a drawing", () => {
  expect(html({}, true)).toMatch(/^<img/)
  expect(html({ width: 640 })).toMatch(/^<img/)
  // The scripts in a drawing would run if it were opened on its own.
  expect(html({ src: "/static/d/a.svg" })).toMatch(/^<img/)
})

test("offers a still for readers who prefer reduced motion, and waits for a click when an animation is large", () => {
  const small = html({ src: "/s/a.gif", still: "/s/a.webp", width: 100, bytes: 5000 })
  expect(small).toContain('<source media="(prefers-reduced-motion: reduce)" srcset="/s/a.webp">')
  expect(small).toContain('src="/s/a.gif"')
  const large = html({ src: "/s/a.gif", still: "/s/a.webp", width: 100, bytes: 2_000_000 })
  expect(large).toMatch(/^<a href="\/s\/a.gif" data-aid="picture" data-play aria-label="Play: /)
  expect(large).toContain('<img src="/s/a.webp"')
})
