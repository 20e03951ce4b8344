import { figureId } from "../../../content/schema/figure-anchor"
import { tagSlug } from "../../../content/schema/tag-slug"

export { figureAnchor, figureId } from "../../../content/schema/figure-anchor"

/** What of a slider an address can set. */
export interface Settable {
  label: string
  value: number
  min: number
  max: number
  step: number
}

const keyOf = (title: string, label: string) => `${figureId(title)}.${tagSlug(label)}`

/** Digits that a value is written with: more than any slider has, fewer than arithmetic leaves behind. */
const written = (value: number) => Number(value.toPrecision(9))

/**
 * The query that sets a figure's sliders: `?a-short-put.strike=1900`. Sliders that stand as opened are left out; empty where all do.
 * @param opened values of the sliders as the figure was opened, in their order
 */
export function settingsQuery(
  title: string,
  sliders: readonly Settable[],
  opened: readonly number[],
): string {
  const query = new URLSearchParams(
    sliders.flatMap(({ label, value }, index) =>
      value === opened[index] ? [] : [[keyOf(title, label), String(written(value))]],
    ),
  ).toString()
  return query && `?${query}`
}

/**
 * Values that a query gives the sliders of a figure, in their order; undefined where it gives none, or no number. A value is brought to
 * the nearest that the slider can have, so that an old or mistyped address shows nothing that the figure would not.
 */
export function settingsIn(
  search: string,
  title: string,
  sliders: readonly Settable[],
): (number | undefined)[] {
  const query = new URLSearchParams(search)
  return sliders.map(slider => {
    const text = query.get(keyOf(title, slider.label))?.trim()
    const value = text ? Number(text) : Number.NaN
    return Number.isFinite(value) ? nearest(value, slider) : undefined
  })
}

/** The value of a slider that is nearest to another: within its ends, whole steps from its lower one, or where it stands. */
export function nearest(value: number, { min, max, step, value: now }: Settable): number {
  if (written(value) === written(now)) return now
  const last = Math.floor((max - min) / step + 1e-9)
  const steps = Math.round((value - min) / step)
  return written(min + Math.min(Math.max(steps, 0), last) * step)
}

/** What the link to a figure says. */
export const linkText = (address: string) =>
  address.startsWith("?") ? "This figure as set" : "This figure"
