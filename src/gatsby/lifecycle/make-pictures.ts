import type { Reporter } from "gatsby"
import { makeAhead } from "../../pictures/make-ahead"
import { keptName } from "../../pictures/recipes"
import { picturesOfSite } from "../../pictures/site-pictures"
import { factsName } from "../../site/pictures/open-picture"
import { trimStore } from "../../site/pictures/trim-store"
import { session } from "../session"

/** Seconds between two progress messages in terminals without an animated progress bar. */
const PAUSE = 10

/** Starts making the site's pictures. Not awaited, so that Gatsby can continue. */
export function startPictures(reporter: Reporter): void {
  const activity = reporter.activityTimer("make pictures")
  let reportedAt = performance.now()
  let isStarted = false
  const making = makeAhead(picturesOfSite(session.site), ({ done, of, left }) => {
    if (!isStarted) activity.start()
    isStarted = true
    const status = `${done} of ${of}, ${duration(left)} left`
    activity.setStatus(status)
    if (process.stdout.isTTY || performance.now() - reportedAt < PAUSE * 1000) return
    reportedAt = performance.now()
    reporter.info(`pictures: ${status}`)
  })
  session.making = making.then(count => {
    if (isStarted) {
      activity.setStatus(`${count} made`)
      activity.end()
    }
  })
  // Avoids an unhandled rejection; the error is reported where this promise is awaited.
  session.making.catch(() => {})
}

/** Waits for the pictures, and removes cached files that no build has used for a while. */
export async function finishPictures(): Promise<void> {
  await session.making
  const used = picturesOfSite(session.site).flatMap(({ picture, recipes }) => [
    factsName(picture.digest),
    ...recipes.map(recipe => keptName(picture, recipe)),
  ])
  trimStore(used)
}

const duration = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
