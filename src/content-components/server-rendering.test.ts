import { type ComponentType, createElement } from "react"
import { renderToString } from "react-dom/server"
import { compileExample } from "../../tests/helpers/compile-example"
import type { Json } from "../content/schema/body"
import { components, componentsIn } from "../model/body-components"
import { contentComponents } from "."
import { examplesIn, readGuide } from "./authors-guide"

type Name = keyof typeof contentComponents

const render = (name: Name, props: object) =>
  renderToString(createElement(contentComponents[name] as ComponentType<object>, props))

const examples = examplesIn(readGuide())
/** Figures, which are the components with a caption. */
const figures = (Object.keys(components) as Name[]).filter(
  name => "caption" in (components[name]?.props.shape ?? {}),
)

/** Allows half a unit for the width of a line. */
const within = (place: string | undefined, size: number) =>
  Number(place) >= -0.5 && Number(place) <= size + 0.5

describe.each(figures)("%s rendered without JavaScript", name => {
  let props: Record<string, Json>
  let html: string
  beforeAll(async () => {
    const example = examples.find(text => text.startsWith(`<${name}\n`)) ?? ""
    const [figure] = componentsIn((await compileExample(example)).body)
    props = figure?.props ?? {}
    html = render(name, props)
  })

  test("puts its title and caption in the figcaption", () => {
    expect(html).toMatch(/^<div><figure[^>]*><figcaption>/)
    expect(html).toContain(String(props.title))
    expect(html).toContain(String(props.caption))
  })

  test("renders a picture and a table of its numbers", () => {
    expect(html).toContain('role="img"')
    expect(html).toMatch(/<details.*<table.*<tbody><tr><th scope="row">/s)
  })

  test("serves no control that pretends to work", () => {
    const controls = html.replace(/<fieldset class="needs-script.*?<\/fieldset>/gs, "")
    expect(controls).not.toMatch(/<input(?! class="needs-script)/)
  })

  test("links to itself in its menu, without any button", () => {
    const [, id] = /^<div><figure [^>]*id="([^"]+)"/.exec(html) ?? []
    const menu = html.slice(html.indexOf("Share or export"))
    expect(menu).toContain(`<a href="#${id}">This figure</a>`)
    expect(menu).not.toContain("<button")
  })

  test("renders no invalid number", () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined/)
  })

  test("renders no digits that depend on the Node release", () => {
    const digits = (text: string) => text.replace(/^0*\.?0*/, "").replace(".", "").length
    const attributes = html.match(/[\d.]+(?=[^<>]*>)/g) ?? []
    expect(attributes.filter(text => digits(text) > 10)).toEqual([])
  })

  test("draws no curve that leaves its frame", () => {
    const frames = html.matchAll(/<svg[^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>(.*?)<\/svg>/gs)
    for (const [, width, height, drawn = ""] of frames) {
      const points = [...drawn.matchAll(/[ML]?(-?[\d.]+),(-?[\d.]+)/g)]
      const outside = points.filter(
        ([, x, y]) => !(within(x, Number(width)) && within(y, Number(height))),
      )
      expect(outside.map(([point]) => point)).toEqual([])
    }
  })

  test("renders the same HTML each time", () => {
    expect(render(name, props)).toBe(html)
  })
})

test("renders all tabs with their labels", () => {
  const { Tabs, TabItem } = contentComponents
  const html = renderToString(
    createElement(
      Tabs,
      null,
      createElement(TabItem, { value: "a", label: "Buying" }, "first text"),
      createElement(TabItem, { value: "b", label: "Selling" }, "second text"),
    ),
  )
  expect(html).toContain("first text")
  expect(html).toContain("second text")
  expect(html).not.toContain('hidden=""')
})
