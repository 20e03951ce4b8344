import { createRequire } from "node:module"
import { buildCodeFolder } from "../build-code-file"
import { writeBuildCode } from "../load-build-code"
import { spareWorker } from "./spare-worker"

const project = createRequire(require.resolve("../../../package.json"))
const pools: { create?: () => unknown } = project("gatsby/dist/utils/worker/pool")
const { create } = pools

function makesWorkers(processors: string): typeof pools.create {
  pools.create = create
  process.env.GATSBY_CPU_COUNT = processors
  spareWorker()
  return pools.create
}

test("workers that run queries are Gatsby's own", () => {
  expect(makesWorkers("2")).toBe(create)
})

test("a worker that only renders pages is another one", () => {
  expect(makesWorkers("1")).not.toBe(create)
})

test("it can render pages and parts of them, which is all that Gatsby asks of it then", () => {
  writeBuildCode()
  expect(Object.keys(project(`${buildCodeFolder}/render-worker.cjs`)).sort()).toEqual([
    "renderHTMLProd",
    "renderSlices",
  ])
})
