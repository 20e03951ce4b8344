import { type ComponentType, createElement } from "react"
import { renderToString } from "react-dom/server"
import { componentsNamed } from "../content/tree/body-components"
import { contentComponents } from "."
import { examplesIn, readGuide } from "./authors-guide"
import { compileExample } from "./testing/compile-example"

const examples = examplesIn(readGuide())
const components = Object.entries(contentComponents) as [string, ComponentType<object>][]

test("the author's guide shows every component", () => {
  const names = components.map(([name]) => name)
  expect(names.filter(name => !examples.some(text => text.includes(`<${name}`)))).toEqual([])
})

test.each(examples)("an author may write %s", async text => {
  const body = await compileExample(text)
  for (const [name, Component] of components)
    for (const { props } of componentsNamed(body, name))
      expect(renderToString(createElement(Component, props))).not.toMatch(/NaN|undefined/)
})
