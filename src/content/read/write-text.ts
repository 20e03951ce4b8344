import { closeSync, openSync, writeSync } from "node:fs"
import { textParts } from "../text-parts"

/** Writes a text that may be large. */
export function writeText(file: string, text: string): void {
  const descriptor = openSync(file, "w")
  try {
    for (const part of textParts(text)) writeSync(descriptor, part)
  } finally {
    closeSync(descriptor)
  }
}
