import { waitingStates } from "gatsby/dist/state-machines/waiting"

/** Milliseconds in which files that are saved together are seen. */
const BATCH = 60

/**
 * Gatsby waits half a second after a saved file for further ones before it does anything. Files saved together are seen within
 * milliseconds, and one that comes later starts a reading of its own, or is part of the one that has not begun.
 */
export function shortenBatches(): void {
  const batching = waitingStates.states?.batchingNodeMutations
  const after = batching?.after
  const [target, ...others] = Object.values(after ?? {})
  if (!batching || target !== "committingBatch" || others.length > 0)
    throw new Error(
      "Gatsby's waiting for saved files is no longer what src/gatsby/develop/short-batches.ts expects: mend it and docs/decisions/0057-patches-of-packages.md.",
    )
  batching.after = { [BATCH]: target }
}
