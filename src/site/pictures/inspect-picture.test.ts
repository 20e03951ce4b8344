import sharp from "sharp"
import { invalidPictures, validPictures } from "../../../tests/helpers/odd-pictures"
import { inspectPicture } from "./inspect-picture"

// These tests also create large pictures.
jest.setTimeout(60_000)

test.each(Object.entries(validPictures))(
  "accepts %s and returns its size and frames as displayed",
  async (name, { make, width, height, frames = 1 }) => {
    const bytes = await make()
    expect(await inspectPicture(`/x/${name}`, bytes)).toEqual({
      type: expect.any(String),
      width,
      height,
      frames,
      bytes: bytes.length,
    })
  },
)

test.each(Object.entries(invalidPictures))("rejects %s and suggests a fix", async (name, bad) => {
  const result = await inspectPicture(`/x/${name}`, await bad.make())
  expect(result).toEqual({
    message: expect.stringContaining(`"${name}" ${bad.says}`),
    fix: expect.stringMatching(/\w{4}/),
  })
})

test("suggests the right name when a picture has another type", async () => {
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#000" } })
    .jpeg()
    .toBuffer()
  const { fix } = (await inspectPicture("/x/chart.v2.png", bytes)) as { fix: string }
  expect(fix).toContain('"chart.v2.jpg"')
})

test("ignores bytes after the end of a JPEG, as cameras leave them", async () => {
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#000" } })
    .jpeg()
    .toBuffer()
  expect(await inspectPicture("/x/a.jpg", Buffer.concat([bytes, Buffer.alloc(50)]))).toMatchObject({
    width: 2,
  })
})
