import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { contentComponents } from "."
import * as components from "./components"

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== "parts")
  .map(({ name }) => name)

/** `BarFigure` of `bar-figure`. */
const nameOf = (folder: string) =>
  folder.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What a component's folder or the two lists lack, with what to add. */
function missing(folder: string, described: object, drawn: object): string[] {
  const name = nameOf(folder)
  const lacks = (file: string) => !existsSync(join(__dirname, folder, file))
  return [
    lacks("component.ts") &&
      `${folder}: add component.ts, which calls defineComponent({ props, … })`,
    lacks("index.tsx") && `${folder}: add index.tsx, which exports the function ${name}`,
    !(name in described) &&
      `components.ts: add \`export { component as ${name} } from "./${folder}/component"\``,
    !(name in drawn) && `index.ts: add ${name} to contentComponents`,
  ].filter(sentence => sentence !== false)
}

test("every component is a folder that draws it and describes it, and stands in both lists", () => {
  expect(folders.flatMap(folder => missing(folder, components, contentComponents))).toEqual([])
  const names = folders.map(nameOf).sort()
  expect(Object.keys(components).sort()).toEqual(names)
  expect(Object.keys(contentComponents).sort()).toEqual(names)
})

test("a component that one list lacks is told with the line to add", () => {
  expect(missing("card", {}, contentComponents)).toEqual([
    'components.ts: add `export { component as Card } from "./card/component"`',
  ])
  expect(missing("card", components, {})).toEqual(["index.ts: add Card to contentComponents"])
  expect(missing("parts", components, contentComponents)).toContain(
    "parts: add component.ts, which calls defineComponent({ props, … })",
  )
})

test("descriptions stay out of what browsers load", () => {
  const views = readdirSync(__dirname, { recursive: true, encoding: "utf8" }).filter(
    path => /\.tsx$|^index\.ts$|^figures\.ts$/.test(path) && !path.includes(".test."),
  )
  const loading = views.filter(path =>
    /^(import|export) (?!type).*\/components?"/m.test(readFileSync(join(__dirname, path), "utf8")),
  )
  expect(loading).toEqual([])
})

test("a description refuses props it does not know", () => {
  for (const { props } of Object.values(components)) {
    const issues = props.safeParse({ colour: "red" }).error?.issues ?? []
    expect(issues.map(({ code }) => code)).toContain("unrecognized_keys")
  }
})
