import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { writeText } from "../site/write-text"

/**
 * Writes a file unless it already contains these bytes, so that unchanged output keeps its
 * timestamps.
 */
export function writeIfChanged(folder: string, path: string, body: string | Uint8Array): void {
  const absolute = join(folder, path)
  if (existsSync(absolute) && holds(absolute, body)) return
  mkdirSync(dirname(absolute), { recursive: true })
  if (typeof body === "string") writeText(absolute, body)
  else writeFileSync(absolute, body)
}

function holds(file: string, body: string | Uint8Array): boolean {
  if (statSync(file).size !== Buffer.byteLength(body)) return false
  return readFileSync(file).equals(typeof body === "string" ? Buffer.from(body) : body)
}
