import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const css = readFileSync(join(__dirname, "tokens.css"), "utf8")

/** Every colour pair of the file as {name: [light, dark]}. */
const pairs = Object.fromEntries(
  [...css.matchAll(/(--[a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, [light, dark]] as const,
  ),
)

const modes = [
  ["light", 0],
  ["dark", 1],
] as const

function colour(name: string, mode: 0 | 1): string {
  const value = pairs[name]?.[mode]
  if (!value) throw new Error(`tokens.css has no pair of opaque colours named ${name}`)
  return value
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const papers = ["--paper", "--paper-raised", "--code-bg", "--accent-soft"]

describe.each(modes)("in the %s mode", (_, mode) => {
  it.each(papers)("text stands out 7 to 1 from %s", paper => {
    expect(contrast(colour("--ink", mode), colour(paper, mode))).toBeGreaterThanOrEqual(7)
  })

  it.each(["--paper", "--paper-raised"])("links stand out 7 to 1 from %s", paper => {
    expect(contrast(colour("--accent", mode), colour(paper, mode))).toBeGreaterThanOrEqual(7)
  })

  it.each(
    papers.flatMap(paper =>
      ["--ink-muted", "--accent", "--profit", "--loss", "--warn"].map(ink => [ink, paper]),
    ),
  )("%s stands out 4.5 to 1 from %s", (ink = "", paper = "") => {
    expect(contrast(colour(ink, mode), colour(paper, mode))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(["--paper", "--paper-raised"])("edges of controls stand out 3 to 1 from %s", paper => {
    expect(contrast(colour("--line-control", mode), colour(paper, mode))).toBeGreaterThanOrEqual(3)
  })

  it("text on the accent stands out 7 to 1", () => {
    expect(contrast(colour("--on-accent", mode), colour("--accent", mode))).toBeGreaterThanOrEqual(
      7,
    )
  })

  it("the rescue banner's text stands out 7 to 1", () => {
    expect(contrast(colour("--on-banner", mode), colour("--banner", mode))).toBeGreaterThanOrEqual(
      7,
    )
  })

  it("profit and loss differ in lightness too", () => {
    expect(contrast(colour("--profit", mode), colour("--loss", mode))).toBeGreaterThanOrEqual(1.4)
  })
})

describe("custom properties of the style sheets", () => {
  const source = join(__dirname, "..")
  const files = readdirSync(source, { recursive: true }).map(String)
  const textsOf = (ending: RegExp) =>
    files.filter(file => ending.test(file)).map(file => readFileSync(join(source, file), "utf8"))
  const sheets = textsOf(/\.css$/).join("\n")
  const scripts = textsOf(/(?<!\.test)\.tsx?$/).join("\n")

  it("are declared", () => {
    const used = [...sheets.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name)
    const missing = [...new Set(used)].filter(
      name => !sheets.includes(`${name}:`) && !scripts.includes(name),
    )
    expect(missing).toEqual([])
  })

  it("of tokens.css are used without a second value, which would not be seen and go stale", () => {
    const tokens = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name))
    const doubled = [...sheets.matchAll(/var\((--[\w-]+),/g)].filter(([, name]) => tokens.has(name))
    expect(doubled.map(([text]) => text)).toEqual([])
  })
})
