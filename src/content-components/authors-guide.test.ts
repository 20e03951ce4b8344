import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type ComponentType, createElement } from "react"
import { renderToString } from "react-dom/server"
import type { BodyComponent, BodyNode } from "../content/schema/body"
import { compilePage } from "../markdown/compile-page"
import { contentComponents } from "."
import { componentSchemas } from "./schemas"

const guide = readFileSync(join(__dirname, "README.md"), "utf8")
const examples = [...guide.matchAll(/```mdx\n(.*?)```/gs)].map(([, text = ""]) => text)

const componentsIn = (body: BodyNode[]): BodyComponent[] =>
  body.flatMap(node => {
    if (typeof node === "string") return []
    const inside = componentsIn(node.children)
    return "component" in node ? [node, ...inside] : inside
  })

const compile = (text: string) =>
  compilePage({
    file: "content/docs/guide.mdx",
    text,
    route: "/docs/guide",
    components: componentSchemas,
  })

test("the author's guide shows every component", () => {
  const names = Object.keys(contentComponents)
  expect(names.filter(name => !examples.some(text => text.includes(`<${name}`)))).toEqual([])
})

test.each(examples)("an author may write %s", async text => {
  const { page, problems } = await compile(text)
  expect(problems).toEqual([])
  for (const { component, props } of componentsIn(page?.body ?? [])) {
    const Component = contentComponents[
      component as keyof typeof contentComponents
    ] as ComponentType<object>
    expect(renderToString(createElement(Component, props))).not.toMatch(/NaN|undefined/)
  }
})
