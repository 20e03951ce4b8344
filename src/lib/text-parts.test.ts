import { textParts } from "./text-parts"

test.each([0, 1, 32_767, 32_768, 32_769, 100_000])(
  "encodes %d characters of two units each as if in one piece",
  count => {
    for (const before of ["", "a"]) {
      const text = before + "𝒙".repeat(count)
      const parts = [...textParts(text)]
      expect(Buffer.concat(parts.map(part => Buffer.from(part))).equals(Buffer.from(text))).toBe(
        true,
      )
      expect(parts.every(part => part.length <= 32_768)).toBe(true)
    }
  },
)
