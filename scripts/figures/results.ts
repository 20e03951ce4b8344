import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { z } from "zod"
import { phases } from "../../bench/phases"
import { bytesSchema, lighthouseSchema, type PhaseFigures } from "./compare"

/** The newest results of a kind; their names end with the time. */
function newest<Schema extends z.ZodType>(
  folder: string,
  kind: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const name = existsSync(folder)
    ? readdirSync(folder)
        .filter(each => each.startsWith(`${kind}-`))
        .sort()
        .at(-1)
    : undefined
  if (!name) return undefined
  return schema.parse(JSON.parse(readFileSync(join(folder, name), "utf8")))
}

/** What `npm run bench -- --budget` (or `--bytes`) last wrote to a folder. */
export const newestBytes = (folder: string) => newest(folder, "bytes", bytesSchema)

/** What `npm run bench -- --lighthouse` last wrote to a folder. */
export const newestLighthouse = (folder: string) => newest(folder, "lighthouse", lighthouseSchema)

/** Seconds of each phase of the build whose output lies in a folder as `build.log`. */
export function buildPhases(folder: string): PhaseFigures | undefined {
  const log = join(folder, "build.log")
  return existsSync(log) ? phases(readFileSync(log, "utf8")) : undefined
}
