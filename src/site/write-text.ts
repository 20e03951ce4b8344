import { closeSync, openSync, writeFileSync } from "node:fs"
import { textParts } from "../lib/text-parts"

/** Writes a text in parts, because it may be large. */
export function writeText(file: string, text: string): void {
  const descriptor = openSync(file, "w")
  try {
    for (const part of textParts(text)) writeFileSync(descriptor, part)
  } finally {
    closeSync(descriptor)
  }
}
