import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** Writes a file unless it already holds these bytes, so that unchanged output keeps its time stamps. */
export function writeIfChanged(folder: string, path: string, body: string | Uint8Array): void {
  const absolute = join(folder, path)
  const bytes = typeof body === "string" ? Buffer.from(body) : Buffer.from(body)
  if (existsSync(absolute) && readFileSync(absolute).equals(bytes)) return
  mkdirSync(dirname(absolute), { recursive: true })
  writeFileSync(absolute, bytes)
}
