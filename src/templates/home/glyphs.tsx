import type { ReactNode } from "react"
import type { Door } from "../../content/schema/home"
import * as styles from "./glyphs.module.css"

/** Miniature payoffs, each with the two dots of its range if it has one. */
const doors: Record<Door["glyph"], { line: string; dots: [number, number][] }> = {
  option: {
    line: "M3 35h20c9 0 12-4 16-10L57 5",
    dots: [
      [23, 35],
      [39, 25],
    ],
  },
  perp: { line: "M3 37L57 3", dots: [[30, 20]] },
  passive: { line: "M3 36h11v-7h11v-7h11v-7h11v-7h10", dots: [] },
  active: {
    line: "M3 37l16-17c5-6 9-9 19-9h19",
    dots: [
      [19, 20],
      [38, 11],
    ],
  },
  contract: {
    line: "M22 5h-4q-5 0-5 5v5q0 5-5 5q5 0 5 5v5q0 5 5 5h4M38 5h4q5 0 5 5v5q0 5 5 5q-5 0-5 5v5q0 5-5 5h-4",
    dots: [[30, 20]],
  },
}

/** The drawing next to an entry link. */
export function DoorGlyph({ glyph }: Pick<Door, "glyph">) {
  const { line, dots } = doors[glyph]
  return (
    <Drawing width={60} height={40}>
      <path d={line} className={styles.line} />
      {dots.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="4" className={styles.dot} />
      ))}
    </Drawing>
  )
}

/** Liquidity in the pool's range after each step: none, sold, partly bought back out. */
const steps = [
  {
    inPool: 5,
    inRange: 0,
    takenOut: 0,
    arrow: "M44 4v16m-5-5l5 5 5-5",
    label: "deposit",
    labelAt: [76, 14],
  },
  {
    inPool: 2,
    inRange: 5,
    takenOut: 0,
    arrow: "M84 58h48m-5-5l5 5-5 5",
    label: "sell",
    labelAt: [107, 48],
  },
  {
    inPool: 2,
    inRange: 5,
    takenOut: 3,
    arrow: "M132 46H84m5-5l-5 5 5 5",
    label: "buy",
    labelAt: [107, 36],
  },
] as const

/** Liquidity after a step: the Panoptic pool at the left, the price range at the right. */
export function StepPicture({ index }: { index: number }) {
  const { inPool, inRange, takenOut, arrow, label, labelAt } =
    steps[index % steps.length] ?? steps[0]
  const level = (n: number) => 96 - n * 14
  return (
    <Drawing width={280} height={128}>
      <path d="M16 18v80h56V18" className={styles.edge} />
      {rows(inPool).map(row => (
        <rect
          key={row}
          x="21"
          y={level(row + 1) + 1}
          width="46"
          height="11"
          className={styles.token}
        />
      ))}
      <path d="M104 98h168" className={styles.edge} />
      {rows(inRange).map(row => (
        <rect
          key={row}
          x="146"
          y={level(row + 1) + 1}
          width="84"
          height="11"
          className={row >= inRange - takenOut ? styles.taken : styles.placed}
        />
      ))}
      <circle cx="146" cy="98" r="5" className={styles.dot} />
      <circle cx="230" cy="98" r="5" className={styles.dot} />
      <path d={arrow} className={styles.arrow} />
      <text x={labelAt[0]} y={labelAt[1]} textAnchor="middle">
        {label}
      </text>
      <text x="44" y="118" textAnchor="middle">
        pool
      </text>
      <text x="188" y="118" textAnchor="middle">
        price range
      </text>
    </Drawing>
  )
}

const rows = (count: number) => Array.from({ length: count }, (_, row) => row)

function Drawing({
  width,
  height,
  children,
}: {
  width: number
  height: number
  children: ReactNode
}) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
