import { createRequire } from "node:module"
import { WorkerPool } from "gatsby-worker"
import { spareWorker } from "./spare-worker"

const gatsby = createRequire(require.resolve("gatsby/package.json"))

/** What a pool without workers is asked to have all of them do. */
function scheduled(processors: string): string[] {
  const prototype = gatsby("gatsby-worker").WorkerPool.prototype
  const asked: string[] = []
  const { scheduleWorkAll } = prototype
  prototype.scheduleWorkAll = (name: string) => {
    asked.push(name)
    return []
  }
  process.env.GATSBY_CPU_COUNT = processors
  spareWorker()
  for (const name of ["loadConfigAndPlugins", "buildSchema", "setComponents"])
    prototype.scheduleWorkAll(name)
  prototype.scheduleWorkAll = scheduleWorkAll
  return asked
}

test("a worker that only renders pages is not asked for what queries need", () => {
  expect(scheduled("1")).toEqual(["setComponents"])
})

test("workers that run queries are", () => {
  expect(scheduled("2")).toEqual(["loadConfigAndPlugins", "buildSchema", "setComponents"])
})

test("Gatsby's pool asks by this method", () => {
  expect(Object.getOwnPropertyNames(WorkerPool.prototype)).toContain("scheduleWorkAll")
})
