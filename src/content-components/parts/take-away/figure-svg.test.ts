import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse as parseXml } from "parse5"
import { compileExample } from "../../../../tests/helpers/compile-example"
import { componentsIn } from "../../../model/body-components"
import { figureModel } from "../../../model/figure-models"
import { examplesIn, readGuide } from "../../authors-guide"
import type { FigureModel } from "../figure-model"
import { figureSvg } from "./figure-svg"
import { type Colours, looks, pictureColours } from "./picture-styles"

const colours = Object.fromEntries(
  pictureColours.map((name, index) => [name, `#00000${index}`]),
) as Colours
const source = { url: "https://example.org/docs/a?x.strike=1&y.size=2#figure-x", site: "Example" }

const examples = examplesIn(readGuide()).filter(text => /caption=/.test(text))

async function modelOf(example: string): Promise<FigureModel> {
  const [figure] = componentsIn((await compileExample(example)).body)
  if (!figure) throw new Error("no component in the example")
  return figureModel(figure)
}

test("finds an example of every kind of figure", () => {
  expect(examples.length).toBeGreaterThanOrEqual(13)
})

describe.each(examples.map(text => [/<(\w+)/.exec(text)?.[1] ?? "", text]))("%s", (_, example) => {
  let figure: FigureModel
  let svg: string
  beforeAll(async () => {
    figure = await modelOf(example)
    svg = figureSvg(figure, source, colours)
  })

  test("draws a standalone picture that names its source", () => {
    const words = svg.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="720" height="\d+"/)
    expect(svg.match(/<(path|rect|circle|line)\b/g)?.length).toBeGreaterThan(4)
    expect(words).toContain("https://example.org/docs/a?x.strike=1&amp;y.size=2#figure-x")
  })

  test("needs no style sheet, relative widths, or external resources", () => {
    expect(svg).not.toMatch(/\sclass=|var\(|\d%"|<script|<image|\shref=|data-/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  test("draws the same well-formed SVG each time", () => {
    const open: string[] = []
    for (const [, closing, name, empty] of svg.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name)
      else if (!empty && name) open.push(name)
    }
    expect(open).toEqual([])
    expect(svg.replace(/&(amp|lt|gt|quot);/g, "")).not.toContain("&")
    expect(parseXml(svg)).toBeTruthy()
    expect(figureSvg(figure, source, colours)).toBe(svg)
  })

  test("keeps everything within its frame", () => {
    const [, height = "0"] = /height="(\d+)"/.exec(svg) ?? []
    for (const [, x = "0"] of svg.matchAll(/\s(?:x|x1|x2|cx)="(-?[\d.]+)"/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x)).toBeLessThanOrEqual(720)
    }
    for (const [, y = "0"] of svg.matchAll(/<text[^>]* y="(-?[\d.]+)"/g))
      expect(Number(y)).toBeLessThanOrEqual(Number(height))
  })
})

test("replaces the caption with the slider values when sliders were moved", async () => {
  const figure = await modelOf(examples[0] ?? "")
  const changed = figureSvg(figure, source, colours, true)
  expect(changed).toContain("original")
  for (const { label, value, format } of figure.sliders ?? [])
    expect(changed.replace(/<[^>]+>/g, " ")).toContain(`${label} ${format(value)}`)
  expect(figureSvg(figure, source, colours)).not.toContain("original")
})

test("uses the same styles as the style sheet", () => {
  const css = readFileSync(join(__dirname, "../line-chart/line-chart.module.css"), "utf8")
  const different = Object.entries(looks).flatMap(([name, look]) => {
    const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selectors = ""]) =>
        selectors.split(",").some(one => new RegExp(`^\\s*(\\.svg )?\\.${name}\\s*$`).test(one)),
      )
      .map(([, , body = ""]) => body)
      .join("")
    return Object.entries(look).flatMap(([property, value]) => {
      // The page mixes a box's color with the paper color; the picture gets the same effect from
      // opacity.
      if (name === "box" && property.startsWith("fill")) return []
      const told = new RegExp(`(?:^|[\\s;])${property}:\\s*([^;]+);`).exec(rules)?.[1]
      const plain = told?.replace(/var\(--([\w-]+)\)/, "$1").replace("px", "")
      return plain === value ? [] : [`${name}: ${property} is ${plain}, not ${value}`]
    })
  })
  expect(different).toEqual([])
})
