import { onClientEntry } from "./client-entry"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it("lets Gatsby go on in another task, so that the browser can answer in between", async () => {
  const start = jest.fn()
  const started = Promise.resolve(onClientEntry()).then(start)
  // Longer than any chain of promises that Gatsby and the hook make of one task.
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  expect(start).not.toHaveBeenCalled()
  jest.runAllTimers()
  await started
  expect(start).toHaveBeenCalledTimes(1)
})
