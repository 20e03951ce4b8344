import { waitingMachine, waitingStates } from "gatsby/dist/state-machines/waiting"
import { shortenBatches } from "./short-batches"

test("Gatsby waits a moment for further files, and another setting than is known is refused", () => {
  shortenBatches()
  const [{ delay } = { delay: undefined }] =
    waitingMachine.states.batchingNodeMutations?.after ?? []
  expect(delay).toBeLessThanOrEqual(100)
  Object.assign(waitingStates.states?.batchingNodeMutations ?? {}, { after: {} })
  expect(shortenBatches).toThrow("short-batches.ts")
})
