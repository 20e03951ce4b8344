import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../src/content/read/list-files"
import { fontsFolder, makeFont, siteFonts } from "./site-fonts"

test.each(siteFonts().map(font => [font.name, font] as const))(
  "%s is what `npm run fonts` makes of its package",
  async (name, font) => {
    const file = readFileSync(join(fontsFolder, name))
    expect(Buffer.from(await makeFont(font)).equals(file)).toBe(true)
  },
)

test("the folder has no other files", () => {
  expect(readdirSync(fontsFolder).sort()).toEqual(
    siteFonts()
      .map(({ name }) => name)
      .sort(),
  )
})

test("no style sheet asks for a weight that the files do not have", () => {
  const sheets = listFiles("src").filter(
    file => file.endsWith(".css") && !file.endsWith("fonts.css"),
  )
  const weights = sheets.flatMap(file =>
    [...readFileSync(join("src", file), "utf8").matchAll(/font-weight: (\d+)/g)].map(([, weight]) =>
      Number(weight),
    ),
  )
  expect(weights.length).toBeGreaterThan(0)
  const facesOf = new Map<string, number[]>()
  for (const font of siteFonts()) {
    const [face = ""] = font.name.split(".")
    facesOf.set(face, [...(facesOf.get(face) ?? []), ...font.weights])
  }
  for (const range of facesOf.values())
    expect(
      weights.filter(weight => weight < Math.min(...range) || weight > Math.max(...range)),
    ).toEqual([])
})

test("a rule without letters or weights is told with what to write", () => {
  const rule = `@font-face { src: url("./fonts/inter-latin-wght-normal.woff2"); font-weight: 400 700; }`
  expect(() => siteFonts(rule)).toThrow("unicode-range: U+0000-00FF")
})
