import type { Tone } from "./chart-data"
import * as styles from "./line-chart.module.css"

/** Class that sets the color of lines, texts, and areas inside it. */
export const toneClass: Record<Tone, string | undefined> = {
  ink: styles.ink,
  muted: styles.muted,
  accent: styles.accent,
  profit: styles.profit,
  loss: styles.loss,
}
