import type { BitLayout } from "./contract-schema"

/** Returns a range such as "bits 64–111", "bit 255", or "bytes 0–19". */
export function unitRange(unit: BitLayout["unit"], offset: number, width: number): string {
  return width === 1 ? `${unit.slice(0, -1)} ${offset}` : `${unit} ${offset}–${offset + width - 1}`
}
