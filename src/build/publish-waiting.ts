import { lockProject } from "./lock"
import { isWaiting, publish } from "./publish"

/**
 * Publishes a finished build that `public` holds and that is not published yet: `npx gatsby build` leaves it there,
 * and so does an artifact of CI that was unpacked.
 */
export async function publishWaiting(): Promise<void> {
  if (!isWaiting()) return
  const release = await lockProject("build")
  try {
    // A build that held the lock has published itself.
    if (isWaiting()) await publish()
  } finally {
    await release()
  }
}
