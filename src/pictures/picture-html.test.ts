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
])("an author's %j is shown as %j: whole pixels, never enlarged", (wish, size) => {
  expect(shownSize(wish, { width: 1800, height: 901 }, false)).toEqual(size)
})

test("a line of one pixel keeps its height, and a drawing may be enlarged", () => {
  expect(shownSize({}, { width: 5000, height: 1 }, false)).toEqual({ width: 960, height: 1 })
  expect(shownSize({ width: 300 }, { width: 100, height: 50 }, true)).toEqual({
    width: 300,
    height: 150,
  })
})

test("a wide picture is a link to its file with the text in its name, and has its size", () => {
  expect(html({})).toBe(
    '<a href="/static/d/a.png" data-aid="picture" aria-label="Open large: A &quot;b&quot;">' +
      '<img src="/static/d/a.png" width="960" height="481" alt="A &quot;b&quot;" loading="lazy" decoding="async"></a>',
  )
})

test("inside of a link, within the column and as a drawing it is none", () => {
  expect(html({}, true)).toMatch(/^<img/)
  expect(html({ width: 640 })).toMatch(/^<img/)
  // The scripts in a drawing would run if it were opened on its own.
  expect(html({ src: "/static/d/a.svg" })).toMatch(/^<img/)
})

test("an animation has a still for readers who want no motion; a large one waits", () => {
  const small = html({ src: "/s/a.gif", still: "/s/a.webp", width: 100, bytes: 5000 })
  expect(small).toContain('<source media="(prefers-reduced-motion: reduce)" srcset="/s/a.webp">')
  expect(small).toContain('src="/s/a.gif"')
  const large = html({ src: "/s/a.gif", still: "/s/a.webp", width: 100, bytes: 2_000_000 })
  expect(large).toMatch(/^<a href="\/s\/a.gif" data-aid="picture" data-play aria-label="Play: /)
  expect(large).toContain('<img src="/s/a.webp"')
})
