import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { colorsOf, contrast } from "../../tests/helpers/colors"

const css = readFileSync(join(__dirname, "tokens.css"), "utf8")

const light = colorsOf(css, "light")
const dark = colorsOf(css, "dark")

const modes = [
  ["light", 0],
  ["dark", 1],
] as const

function color(name: string, mode: 0 | 1): string {
  const value = [light, dark][mode]?.[name]
  if (!value) throw new Error(`tokens.css has no color named ${name} for this mode`)
  return value
}

it("gives every color a light and a dark value", () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light))
})

const papers = ["--paper", "--paper-raised", "--code-bg", "--accent-soft"]

describe.each(modes)("%s mode", (_, mode) => {
  it.each(papers)("gives text a contrast of 7:1 on %s", paper => {
    expect(contrast(color("--ink", mode), color(paper, mode))).toBeGreaterThanOrEqual(7)
  })

  it.each(["--paper", "--paper-raised"])("gives links a contrast of 7:1 on %s", paper => {
    expect(contrast(color("--link", mode), color(paper, mode))).toBeGreaterThanOrEqual(7)
  })

  it.each(
    papers.flatMap(paper =>
      ["--ink-muted", "--link", "--accent", "--profit", "--loss", "--warn"].map(ink => [
        ink,
        paper,
      ]),
    ),
  )("gives %s a contrast of 4.5:1 on %s", (ink = "", paper = "") => {
    expect(contrast(color(ink, mode), color(paper, mode))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(["--paper", "--paper-raised"])("gives control borders a contrast of 3:1 on %s", paper => {
    expect(contrast(color("--line-control", mode), color(paper, mode))).toBeGreaterThanOrEqual(3)
  })

  it("gives text on the accent a contrast of 7:1", () => {
    expect(contrast(color("--on-accent", mode), color("--accent", mode))).toBeGreaterThanOrEqual(7)
  })

  it("gives the rescue banner's text a contrast of 7:1", () => {
    expect(contrast(color("--on-banner", mode), color("--banner", mode))).toBeGreaterThanOrEqual(7)
  })

  it("gives profit and loss different lightness", () => {
    expect(contrast(color("--profit", mode), color("--loss", mode))).toBeGreaterThanOrEqual(1.4)
  })
})

describe("custom properties", () => {
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

  it("give links the link color instead of the accent", () => {
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

  it("have no fallback when tokens.css declares them", () => {
    const tokens = new Set([...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name))
    const doubled = [...sheets.matchAll(/var\((--[\w-]+),/g)].filter(([, name]) => tokens.has(name))
    expect(doubled.map(([text]) => text)).toEqual([])
  })
})
