import type { Reporter } from "gatsby"
import { makeAhead } from "../../pictures/make-ahead"
import { keptName } from "../../pictures/recipes"
import { picturesOfSite } from "../../pictures/site-pictures"
import { factsName } from "../../site/pictures/open-picture"
import { trimStore } from "../../site/pictures/trim-store"
import { session } from "../session"

/** Seconds between two lines of progress, where the terminal shows no moving one. */
const PAUSE = 10

/** Starts making the pictures of the site. Not awaited, so that Gatsby goes on. */
export function startPictures(reporter: Reporter): void {
  const activity = reporter.activityTimer("make pictures")
  let told = performance.now()
  let isStarted = false
  const making = makeAhead(picturesOfSite(session.site), ({ done, of, left }) => {
    if (!isStarted) activity.start()
    isStarted = true
    const status = `${done} of ${of}, ${duration(left)} left`
    activity.setStatus(status)
    if (process.stdout.isTTY || performance.now() - told < PAUSE * 1000) return
    told = performance.now()
    reporter.info(`pictures: ${status}`)
  })
  session.making = making.then(count => {
    if (isStarted) {
      activity.setStatus(`${count} made`)
      activity.end()
    }
  })
  // Reported where it is awaited; until then Node would end the process for it.
  session.making.catch(() => {})
}

/** Waits for the pictures, and forgets what no build has used for a while. */
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
