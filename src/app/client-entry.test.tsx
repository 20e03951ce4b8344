import { onClientEntry } from "./client-entry"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it("resolves in a later task, so that the browser can respond in between", async () => {
  const start = jest.fn()
  const started = Promise.resolve(onClientEntry()).then(start)
  // More turns than any promise chain that Gatsby and the hook run within one task.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  expect(start).not.toHaveBeenCalled()
  jest.runAllTimers()
  await started
  expect(start).toHaveBeenCalledTimes(1)
})
