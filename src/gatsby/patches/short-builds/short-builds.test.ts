import { endShortBuilds } from "./short-builds"

let processors = 4
jest.mock("gatsby/package.json", () => ({}))
const ended = new Error("Worker exited before finishing task")
const all = {
  loadConfigAndPlugins: jest.fn(() => [Promise.reject(ended)]),
  buildSchema: jest.fn(() => [Promise.reject(ended)]),
}
const pools = { create: () => ({ all: { ...all } }) }
jest.mock("../gatsby-module", () => ({
  gatsbyModule: Object.assign(() => pools, { resolve: () => __filename }),
}))
jest.mock("node:module", () => ({
  createRequire: () => () => ({ cpuCoreCount: () => processors }),
}))

beforeEach(() => jest.clearAllMocks())
endShortBuilds()

test("a worker that ends before it is prepared for queries is no error, and who needs it hears of it", async () => {
  processors = 4
  const [answer] = pools.create().all.buildSchema()
  // Without a handler Node would have ended the process by now.
  await new Promise(setImmediate)
  await expect(answer).rejects.toBe(ended)
})

test("workers are not asked to prepare where queries run in the main process", () => {
  processors = 1
  expect(pools.create().all.loadConfigAndPlugins()).toEqual([])
  expect(all.loadConfigAndPlugins).not.toHaveBeenCalled()
})
