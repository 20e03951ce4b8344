import { readFileSync } from "node:fs"
import { render } from "@testing-library/react"
import type { ComponentType } from "react"
import { parse } from "yaml"
import * as described from "./components"
import * as views from "./figures"

/** The part of a component's `data` that this test needs, for any component. */
interface DrawnData {
  prop: string
  file?: string
  anchors?(data: unknown): string[]
}

const term = (title: string) => ({ title, definition: "A right.", path: `/docs/terms/${title}` })

test.each(
  Object.entries(described).flatMap(([name, component]) =>
    "data" in component ? [[name, component.data as unknown as DrawnData] as const] : [],
  ),
)("lists every id that <%s> renders, so that no heading gets the same id", (name, data) => {
  const { prop, file, anchors } = data
  const value = file
    ? parse(readFileSync(`content/data/${file}`, "utf8"))
    : [term("Call"), term("Put"), term("1inch")]
  const View = (views as unknown as Record<string, ComponentType>)[name]
  if (!View) throw new Error(`there is no component ${name}`)
  const { container } = render(<View {...{ [prop]: value }} />)
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id)
  // React's label ids contain a colon; heading ids do not.
  expect(ids.filter(id => !id.includes(":")).sort()).toEqual((anchors?.(value) ?? []).sort())
})
