import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { subgraphFile } from "./subgraph-file"

const text = readFileSync("content/data/subgraph.yaml", "utf8")
const data = subgraphFile.parse(parse(text))

test("rejects a field whose type is not described", () => {
  const broken = subgraphFile.safeParse({ ...data, scalars: [] })
  expect(broken.error?.issues[0]?.message).toBe("a type that the file does not define")
})

test("names every type uniquely, ignoring case", () => {
  const names = [...data.entities, ...data.enums, ...data.scalars, ...data.inputs].map(({ name }) =>
    name.toLowerCase(),
  )
  expect(new Set(names).size).toBe(names.length)
})

test("does not repeat the interface's fields in events", () => {
  const shared = data.entities.find(({ name }) => name === "Event")?.fields ?? []
  const repeated = data.entities
    .filter(({ kind }) => kind === "event")
    .flatMap(({ fields }) => fields.filter(({ name }) => shared.some(field => field.name === name)))
  expect(shared).toHaveLength(11)
  expect(repeated).toEqual([])
})
