import type { Picture } from "../site/pictures/open-picture"
import { sizesOf, stillOf } from "./recipes"

const picture = (more: Partial<Picture>): Picture => ({
  ...{ file: "/x/a.png", digest: "d", type: "png" },
  ...{ width: 1800, height: 900, frames: 1, bytes: 300_000 },
  ...more,
})
const widths = (more: Partial<Picture>) => sizesOf(picture(more)).map(({ width }) => width)

test("makes two widths of a wide picture, none above its own", () => {
  expect(widths({})).toEqual([480, 960])
  expect(widths({ width: 700 })).toEqual([480, 700])
  expect(widths({ width: 500 })).toEqual([500])
  expect(widths({ width: 300 })).toEqual([300])
})

test("makes no widths of small pictures, animations and drawings", () => {
  expect(widths({ bytes: 9_000 })).toEqual([])
  expect(widths({ frames: 8 })).toEqual([])
  expect(widths({ type: "svg" })).toEqual([])
})

test("makes a still of an animation, at most as wide as itself", () => {
  expect(stillOf(picture({ frames: 8, width: 200 })).map(({ width }) => width)).toEqual([200])
  expect(stillOf(picture({ frames: 1 }))).toEqual([])
})
