import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { coloursOf, contrast } from "../../tests/helpers/colours"

const css = readFileSync(join(__dirname, "tokens.css"), "utf8")

const light = coloursOf(css, "light")
const dark = coloursOf(css, "dark")

const modes = [
  ["light", 0],
  ["dark", 1],
] as const

function colour(name: string, mode: 0 | 1): string {
  const value = [light, dark][mode]?.[name]
  if (!value) throw new Error(`tokens.css has no colour named ${name} for this mode`)
  return value
}

it("every colour has a light and a dark value", () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light))
})

const papers = ["--paper", "--paper-raised", "--code-bg", "--accent-soft"]

describe.each(modes)("in the %s mode", (_, mode) => {
  it.each(papers)("text stands out 7 to 1 from %s", paper => {
    expect(contrast(colour("--ink", mode), colour(paper, mode))).toBeGreaterThanOrEqual(7)
  })

  it.each(["--paper", "--paper-raised"])("links stand out 7 to 1 from %s", paper => {
    expect(contrast(colour("--link", mode), colour(paper, mode))).toBeGreaterThanOrEqual(7)
  })

  it.each(
    papers.flatMap(paper =>
      ["--ink-muted", "--link", "--accent", "--profit", "--loss", "--warn"].map(ink => [
        ink,
        paper,
      ]),
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

  it("give links the colour of links, which is a token of its own", () => {
    // Rules whose selector ends at a link, in any state.
    const link = /(?:^|[\s>,(])(?:a|\.link)(?:::?[\w-]+|\[[^\]]*\])*(?=[),]|$)/m
    const rules = [...sheets.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    const wrong = rules.filter(
      ([, selector = "", declarations = ""]) =>
        (link.test(selector.trim()) || selector.includes("[aria-current]")) &&
        /(?:^|[\s;])(?:text-decoration-)?color:[^;]*var\(--accent\)/.test(declarations),
    )
    expect(wrong.map(([, selector = ""]) => selector.trim())).toEqual([])
  })

  it("of tokens.css are used without a second value, which would not be seen and go stale", () => {
    const tokens = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name))
    const doubled = [...sheets.matchAll(/var\((--[\w-]+),/g)].filter(([, name]) => tokens.has(name))
    expect(doubled.map(([text]) => text)).toEqual([])
  })
})
