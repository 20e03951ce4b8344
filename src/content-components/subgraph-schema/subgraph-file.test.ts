import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { subgraphFile } from "./subgraph-file"

const text = readFileSync("content/data/subgraph.yaml", "utf8")
const data = subgraphFile.parse(parse(text))

test("a field of a type that nothing describes is refused", () => {
  const broken = subgraphFile.safeParse({ ...data, scalars: [] })
  expect(broken.error?.issues[0]?.message).toBe("a type that the file does not define")
})

test("every type has a name of its own, whatever its case", () => {
  const names = [...data.entities, ...data.enums, ...data.scalars, ...data.inputs].map(({ name }) =>
    name.toLowerCase(),
  )
  expect(new Set(names).size).toBe(names.length)
})

test("an event does not repeat the fields of the interface", () => {
  const shared = data.entities.find(({ name }) => name === "Event")?.fields ?? []
  const repeated = data.entities
    .filter(({ kind }) => kind === "event")
    .flatMap(({ fields }) => fields.filter(({ name }) => shared.some(field => field.name === name)))
  expect(shared).toHaveLength(11)
  expect(repeated).toEqual([])
})
