import { formatMonth, PublicationDate } from "../../components/publication-date"
import type { AuditFirm } from "../../content/schema/home"
import * as styles from "./audits.module.css"

/** Audits by firm, with scope and date; dots place the reports in time. */
export function Audits({ audits }: { audits: AuditFirm[] }) {
  const dates = audits.flatMap(({ reports }) => reports.map(({ date }) => date)).sort()
  const firstYear = Number((dates[0] ?? "2023").slice(0, 4))
  const lastYear = Number((dates.at(-1) ?? "2023").slice(0, 4))
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, i) => firstYear + i)
  const place = (date: string) =>
    `${((yearsSince(firstYear, date) / years.length) * 100).toFixed(1)}%`
  return (
    <div className={styles.audits}>
      <div className={styles.years} aria-hidden="true">
        {years.map(year => (
          <span key={year}>{year}</span>
        ))}
      </div>
      <ul>
        {audits.map(({ firm, reports }) => (
          <li key={firm}>
            <h3>{firm}</h3>
            <ul>
              {reports.map(({ date, scope, href }) => (
                <li key={date}>
                  {href ? <a href={href}>{scope}</a> : scope}{" "}
                  <PublicationDate date={date} format={formatMonth} />
                </li>
              ))}
            </ul>
            <svg className={styles.line} aria-hidden="true">
              {reports.map(({ date }) => (
                <circle key={date} cx={place(date)} cy="50%" r="4" />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Years from the start of a year to a day, as a fraction. */
function yearsSince(year: number, date: string): number {
  const [y = year, month = 1, day = 1] = date.split("-").map(Number)
  return y - year + (month - 1) / 12 + (day - 1) / 365
}
