import { runQueue } from "./run-queue"

/** Records the runs that named calls start; the test ends each run. */
function heldRuns() {
  const runs: { name: string; end: () => void; fail: (error: Error) => void }[] = []
  const turn = runQueue()
  const call = (name: string) =>
    turn(
      () =>
        new Promise<void>((resolve, reject) => {
          runs.push({ name, end: resolve, fail: reject })
        }),
    )
  return { runs, call, names: () => runs.map(({ name }) => name) }
}

const settled = () => new Promise(resolve => setImmediate(resolve))

test("makes calls during a run wait for its end and share the next run", async () => {
  const { runs, call, names } = heldRuns()
  const first = call("a")
  await settled()
  const later = [call("b"), call("c")]
  await settled()
  expect(names()).toEqual(["a"])
  runs[0]?.end()
  await first
  await settled()
  expect(names()).toEqual(["a", "b"])
  runs[1]?.end()
  await Promise.all(later)
})

test("rejects the calls of a failed run and starts the next one", async () => {
  const { runs, call } = heldRuns()
  const first = call("a")
  await settled()
  const second = call("b")
  runs[0]?.fail(new Error("unreadable"))
  await expect(first).rejects.toThrow("unreadable")
  await settled()
  runs[1]?.end()
  await expect(second).resolves.toBeUndefined()
})
