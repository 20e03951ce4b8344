import type { NavigationLink } from "../../content/schema/navigation"
import { PageLayout } from "../../layouts/page-layout"
import * as styles from "./not-found.module.css"
import { Suggestions } from "./suggestions"

export interface NotFoundViewProps {
  /** Links that may help a lost reader. */
  links: (NavigationLink & { description?: string })[]
}

/** The page for an address without a page. */
export function NotFoundView({ links }: NotFoundViewProps) {
  return (
    <PageLayout width="text">
      <OutOfRange />
      <h1 className={styles.title}>This page is out of range</h1>
      <p>We can't find this page. It may have moved, or the link is mistyped.</p>
      <Suggestions />
      <ul className={styles.links}>
        {links.map(({ label, href, description }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </PageLayout>
  )
}

/** Drawing of a price that has left its range. */
function OutOfRange() {
  const from = 40
  const to = 300
  const blocks = Array.from(
    { length: (to - from) / 10 - 1 },
    (_, i) => `M${from + 10 * (i + 1)} 0V170`,
  )
  return (
    <svg viewBox="0 0 640 200" className={styles.drawing} aria-hidden="true">
      <path d={`M${from} 0H${to}V170H${from}z`} className={styles.range} />
      <path d={blocks.join("")} className={styles.blocks} />
      <path d="M0 170H640" className={styles.axis} />
      <path
        d="M60 128l16-22 14 12 18-40 15 22 17-14 14 30 18-52 16 18 15-10 17 34 16-26 15 8 18-30 16 20 14-6 18-24 16 14 17-30 15 22 16-10 18 16 15-24 17 6 16-14 15 10 18-20 16 12 14-22 20 4"
        className={styles.price}
      />
      <circle cx={from} cy="170" r="7" className={styles.dot} />
      <circle cx={to} cy="170" r="7" className={styles.dot} />
      <circle cx="530" cy="12" r="6" className={styles.now} />
      <text x="530" y="48" textAnchor="middle">
        404
      </text>
    </svg>
  )
}
