import { EventEmitter } from "node:events"
import type { ParentSpanPluginArgs } from "gatsby"
import { buildSchema } from "graphql"
import { keepQueries } from "./known-queries"

/** Gatsby with a search for queries that counts how often it is made. */
function gatsby(answer = async () => new Map<string, object>()) {
  const emitter = new EventEmitter()
  const state = { schema: buildSchema("type Query { a: Int }"), components: new Map([["/a", {}]]) }
  const search = jest.fn(answer)
  const compiler = { default: search as (options: object) => ReturnType<typeof search> }
  const store = { getState: () => state }
  keepQueries({ emitter, store } as unknown as ParentSpanPluginArgs, compiler)
  return { emitter, state, search, compile: () => compiler.default({}) }
}

test("queries are looked for once while nothing that holds them changes", async () => {
  const { state, search, compile } = gatsby()
  const found = await compile()
  // Gatsby makes its schema anew after each saved file.
  state.schema = buildSchema("type Query { a: Int }")
  expect(await compile()).toBe(found)
  expect(search).toHaveBeenCalledTimes(1)
})

test.each<[string, (site: ReturnType<typeof gatsby>) => void]>([
  ["a source", ({ emitter }) => emitter.emit("SOURCE_FILE_CHANGED", "/src/a.tsx")],
  ["a type", ({ state }) => (state.schema = buildSchema("type Query { a: Int, b: Int }"))],
  ["a template", ({ state }) => state.components.set("/b", {})],
])("where %s changes they are looked for again", async (_, change) => {
  const site = gatsby()
  await site.compile()
  change(site)
  await site.compile()
  expect(site.search).toHaveBeenCalledTimes(2)
})

test("a search that fails is made again", async () => {
  const { search, compile } = gatsby(() => Promise.reject(new Error("unreadable")))
  await expect(compile()).rejects.toThrow("unreadable")
  await expect(compile()).rejects.toThrow("unreadable")
  expect(search).toHaveBeenCalledTimes(2)
})
