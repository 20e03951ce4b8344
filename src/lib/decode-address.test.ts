import { decodeAddress } from "./decode-address"

test("an encoded address is decoded, what separates its parts as far as is asked", () => {
  expect(decodeAddress("./caf%C3%A9%20a.png")).toBe("./café a.png")
  expect(decodeAddress("./a%23b.md")).toBe("./a%23b.md")
  expect(decodeAddress("./a%23b.md", decodeURIComponent)).toBe("./a#b.md")
})

test("a name with a lone percent sign stands for itself", () => {
  expect(decodeAddress("./100%.png")).toBe("./100%.png")
})
