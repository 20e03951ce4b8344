import { figureId } from "../../../content/schema/figure-anchor"
import { tagSlug } from "../../../content/schema/tag-slug"

export { figureAnchor, figureId } from "../../../content/schema/figure-anchor"

/** Slider properties that an address needs. */
export interface Settable {
  label: string
  value: number
  min: number
  max: number
  step: number
}

const keyOf = (title: string, label: string) => `${figureId(title)}.${tagSlug(label)}`

/** Rounds to more digits than any slider has, to remove floating-point noise. */
const written = (value: number) => Number(value.toPrecision(9))

/**
 * Query that sets a figure's sliders: `?a-short-put.strike=1900`. Unchanged sliders are omitted; if
 * all are, the query is empty.
 * @param opened initial values of the sliders, in their order
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
 * Values that a query sets for a figure's sliders, in their order; undefined for a missing or
 * invalid number. Each value is rounded to the nearest valid one, so that an old or mistyped
 * address shows only valid settings.
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

/**
 * Nearest valid value of a slider: within its limits, a whole number of steps from `min`, or the
 * current value.
 */
export function nearest(value: number, { min, max, step, value: now }: Settable): number {
  if (written(value) === written(now)) return now
  const last = Math.floor((max - min) / step + 1e-9)
  const steps = Math.round((value - min) / step)
  return written(min + Math.min(Math.max(steps, 0), last) * step)
}

export const linkText = (address: string) =>
  address.startsWith("?") ? "This figure as set" : "This figure"
