import { lockProject } from "./lock"
import { isWaiting, publish } from "./publish"

/**
 * Publishes a finished build in `public` that is not yet published, such as one made by `npx gatsby
 * build` or unpacked from a CI artifact.
 */
export async function publishWaiting(): Promise<void> {
  if (!isWaiting()) return
  const release = await lockProject("build")
  try {
    // A build that held the lock has already published itself.
    if (isWaiting()) await publish()
  } finally {
    await release()
  }
}
