import sharp from "sharp"
import { invalidPictures, validPictures } from "../../../tests/helpers/odd-pictures"
import { inspectPicture, nameFlaw } from "./inspect-picture"

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

test("reports a picture of another type as a broken rule, with the name it should have", () => {
  expect(nameFlaw("/x/chart.v2.png", "jpeg")).toEqual({
    kind: "mistyped-picture",
    message: '"chart.v2.png" is a JPEG by its content',
    fix: expect.stringContaining('"chart.v2.jpg"'),
  })
  expect(nameFlaw("/x/a.JPEG", "jpeg")).toBeUndefined()
})

test("suggests the right name when a picture has another type", async () => {
  const bytes = await sharp({
    create: { width: 12000, height: 9000, channels: 3, background: "#8af" },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  expect(await inspectPicture("/x/huge.png", bytes)).toMatchObject({
    ...{ width: 12000, height: 9000, type: "png" },
    flaw: { kind: "large-picture", message: expect.stringContaining("has 12000 by 9000 pixels") },
  })
})

test("ignores bytes after the end of a JPEG, as cameras leave them", async () => {
  const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#000" } })
    .jpeg()
    .toBuffer()
  expect(await inspectPicture("/x/a.jpg", Buffer.concat([bytes, Buffer.alloc(50)]))).toMatchObject({
    width: 2,
  })
})
