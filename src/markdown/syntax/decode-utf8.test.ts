import { decodeUtf8 } from "./decode-utf8"

const bytes = (...values: number[]) => Uint8Array.from(values)

test("decodes UTF-8 without its byte order mark", () => {
  expect(decodeUtf8(Buffer.from("\uFEFFé"), "a.md")).toEqual({ text: "é" })
})

test("reports an empty file", () => {
  expect(decodeUtf8(bytes(), "a.md").problem).toMatchObject({
    file: "a.md",
    message: "the file is empty",
  })
})

test("reports other encodings with the line of the first bad byte", () => {
  expect(decodeUtf8(bytes(97, 10, 98, 10, 0xe9, 10), "a.md").problem).toMatchObject({
    line: 3,
    message: "the file is not UTF-8",
  })
  expect(decodeUtf8(bytes(0xff, 0xfe, 97, 0), "a.md").problem?.message).toContain("UTF-16")
  expect(decodeUtf8(bytes(97, 10, 0), "a.md").problem).toMatchObject({ line: 2 })
})
