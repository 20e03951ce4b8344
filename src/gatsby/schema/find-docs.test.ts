import { docEntry } from "../../content/schema/entry.fixture"
import { findDocs } from "./find-docs"
import type { QueryContext } from "./resolvers"

const entries = [docEntry("intro.md"), docEntry("later.md", { draft: true })]
const context = {
  nodeModel: { findAll: async () => ({ entries }) },
} as unknown as QueryContext

const pathsIn = async (environment: "production" | "development") => {
  const before = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: environment })
  const docs = await findDocs(context)
  Object.assign(process.env, { NODE_ENV: before })
  return docs.map(({ path }) => path)
}

test("drafts have no page in a production build, so nothing may lead to them", async () => {
  expect(await pathsIn("production")).toEqual(["/docs/intro"])
  expect(await pathsIn("development")).toEqual(["/docs/intro", "/docs/later"])
})
