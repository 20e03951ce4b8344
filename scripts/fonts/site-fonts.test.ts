import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../src/site/list-files"
import { fontsFolder, makeFont, type SiteFont, siteFonts } from "./site-fonts"

test.each(siteFonts().map(font => [font.name, font] as const))(
  "keeps %s identical to the output of `npm run tools -- fonts`",
  async (name, font) => {
    const file = readFileSync(join(fontsFolder, name))
    expect(Buffer.from(await makeFont(font)).equals(file)).toBe(true)
  },
)

test("has no other files in the folder", () => {
  expect(readdirSync(fontsFolder).sort()).toEqual(
    siteFonts()
      .map(({ name }) => name)
      .sort(),
  )
})

test("has every weight that the style sheets use", () => {
  const sheets = listFiles("src").filter(
    file => file.endsWith(".css") && !file.endsWith("fonts.css"),
  )
  const weights = sheets.flatMap(file =>
    [...readFileSync(join("src", file), "utf8").matchAll(/font-weight: (\d+)/g)].map(([, weight]) =>
      Number(weight),
    ),
  )
  expect(weights.length).toBeGreaterThan(0)
  // Several files may share the weights of one package file.
  const ranges = new Map<string, SiteFont["weights"][]>()
  for (const font of siteFonts()) {
    const [original = ""] = font.name.split(".")
    ranges.set(original, [...(ranges.get(original) ?? []), font.weights])
  }
  for (const [original, some] of ranges) {
    const isThere = (weight: number) => some.some(([min, max]) => min <= weight && weight <= max)
    expect([original, weights.filter(weight => !isThere(weight))]).toEqual([original, []])
  }
})

test("declares only one file per family, style and weight", () => {
  const rules = readFileSync("src/styles/fonts.css", "utf8").match(/@font-face \{[^}]*\}/g) ?? []
  const faces = rules.map(rule =>
    ["font-family", "font-style", "font-weight"].map(
      name => rule.match(new RegExp(`${name}: ([^;]+);`))?.[1],
    ),
  )
  expect(faces.length).toBeGreaterThan(siteFonts().length)
  expect(faces).toEqual([...new Map(faces.map(face => [face.join(), face])).values()])
})

test("covers every Western European letter in each style", () => {
  const latin = Array.from({ length: 0x100 - 0xa0 }, (_, index) =>
    String.fromCodePoint(0xa0 + index),
  )
  // Bold italics have the same letters as italics of weight 400; accents for all weights are in one
  // file.
  for (const style of [/^inter-latin-wght-normal/, /^inter-latin-wght-italic\.(400|accents)/]) {
    const letters = siteFonts().flatMap(font => (style.test(font.name) ? [...font.letters] : []))
    expect(latin.filter(letter => !letters.includes(letter))).toEqual([])
  }
})

test("suggests what to write when a rule lacks letters or weights", () => {
  const rule = `@font-face { src: url("./fonts/inter-latin-wght-normal.woff2"); font-weight: 400 700; }`
  expect(() => siteFonts(rule)).toThrow("unicode-range: U+0000-00FF")
})
