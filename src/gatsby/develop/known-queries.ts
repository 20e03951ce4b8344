import { createRequire } from "node:module"
import { join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import type queryCompiler from "gatsby/dist/query/query-compiler"
import { type GraphQLSchema, printSchema } from "graphql"
import { projectRoot } from "../../content/read/project-paths"

/** What of Gatsby's state its search for queries reads beside the sources. */
interface State {
  schema: GraphQLSchema
  components: ReadonlyMap<string, unknown>
}

/**
 * After each saved text Gatsby lists all sources, looks for queries in them and writes types for TypeScript. Where no source, no list of
 * templates and no type of the schema has changed, it is given what it found before.
 */
export function keepQueries(
  { emitter, store }: Pick<ParentSpanPluginArgs, "emitter" | "store">,
  compiler: typeof queryCompiler = createRequire(join(projectRoot, "package.json"))(
    "gatsby/dist/query/query-compiler",
  ),
): void {
  const { default: search } = compiler
  if (typeof search !== "function")
    throw new Error("Gatsby's query-compiler has no default that searches for queries")
  let kept: { key: string; queries: ReturnType<typeof search> } | undefined
  const forget = () => {
    kept = undefined
  }
  emitter.on("SOURCE_FILE_CHANGED", forget)
  compiler.default = options => {
    const { schema, components }: State = store.getState()
    const key = [printSchema(schema), ...components.keys()].join("\n")
    if (kept?.key === key) return kept.queries
    const queries = search(options)
    kept = { key, queries }
    queries.catch(forget)
    return queries
  }
}
