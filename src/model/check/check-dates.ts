import { isoDate } from "../../content/iso-date"
import type { Problem } from "../../content/problem"
import type { Entry } from "../../content/schema/entry"

/**
 * Hours by which the earliest time zone is ahead of UTC. A day that has begun there is not in the
 * future.
 */
const earliestZone = 14

/** Today's date in the earliest time zone. For checks only: the site must not use the clock. */
export const latestDay = (now = Date.now()) =>
  new Date(now + earliestZone * 3_600_000).toISOString().slice(0, 10)

/** Finds pages dated in the future or before computers existed. */
export function checkDates(entries: readonly Entry[], today: string): Problem[] {
  return entries
    .filter(({ draft }) => !draft)
    .flatMap(entry => {
      const { file, lines, frontMatter } = entry
      const published = "date" in entry ? entry.date : undefined
      return [
        { field: "date", date: published, line: lines?.date ?? 1 },
        { field: "last_update", date: frontMatter.last_update?.date, line: lines?.last_update },
      ].flatMap(({ field, date, line }): Problem[] => {
        const day = date && (isoDate(date) ?? date).slice(0, 10)
        if (!day || (day >= "1970" && day <= today)) return []
        const when = day > today ? "in the future" : "before 1970"
        const fix =
          day > today && field === "date"
            ? `correct the year, month or day${lines?.date ? "" : " in the name of the file"}, or write \`draft: true\` until then`
            : "correct the year, month or day"
        return [{ file, line, field, message: `${day} is ${when}`, fix, kind: "unlikely-date" }]
      })
    })
}
