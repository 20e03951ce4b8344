import { join } from "node:path"
import { endShortBuilds } from "./short-builds"

let processors = 4
jest.mock("gatsby/package.json", () => ({}))
const ended = new Error("Worker exited before finishing task")
const all = {
  loadConfigAndPlugins: jest.fn(() => [Promise.reject(ended)]),
  buildSchema: jest.fn(() => [Promise.reject(ended)]),
}
const started: string[] = []
class WorkerPool {
  all = {}
  constructor(file: string) {
    started.push(file)
  }
}
const modules: Record<string, object> = {
  "gatsby/dist/utils/worker/reporter": { initReporterMessagingInMainProcess: () => {} },
  "gatsby-core-utils": { cpuCoreCount: () => processors },
  "gatsby-worker": { WorkerPool },
}
const pools = { create: () => ({ all: { ...all } }) }
const { create } = pools
jest.mock("../gatsby-module", () => ({
  gatsbyModule: Object.assign((name: string) => modules[name] ?? pools, {
    resolve: () => __filename,
  }),
}))
jest.mock("node:module", () => ({
  ...jest.requireActual("node:module"),
  createRequire: () => (name: string) => modules[name],
}))

const poolOn = (count: number) => {
  processors = count
  pools.create = create
  endShortBuilds()
  return pools.create()
}

beforeEach(() => {
  jest.clearAllMocks()
  started.length = 0
})

test("rejects its promise, but does not log, when a worker ends before it is prepared", async () => {
  const [answer] = poolOn(4).all.buildSchema()
  // Without a handler Node would have ended the process by now.
  await new Promise(setImmediate)
  await expect(answer).rejects.toBe(ended)
})

test("starts a worker that only renders when queries run in the main process", () => {
  expect(poolOn(1).all.loadConfigAndPlugins()).toEqual([])
  expect(all.loadConfigAndPlugins).not.toHaveBeenCalled()
  expect(started).toEqual([join(__dirname, "render-worker.cjs")])
})
