import { decodeAddress } from "./decode-address"

test("decodes an encoded address, and its separators only on request", () => {
  expect(decodeAddress("./caf%C3%A9%20a.png")).toBe("./café a.png")
  expect(decodeAddress("./a%23b.md")).toBe("./a%23b.md")
  expect(decodeAddress("./a%23b.md", decodeURIComponent)).toBe("./a#b.md")
})

test("returns a name unchanged when it has a lone percent sign", () => {
  expect(decodeAddress("./100%.png")).toBe("./100%.png")
})
