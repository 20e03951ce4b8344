import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { z } from "zod"
import { phases } from "../../bench/phases"
import { bytesSchema, lighthouseSchema, type PhaseFigures } from "./compare"

/** Newest results of a kind; file names end with the time. */
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

/** Latest results of `npm run bench -- --budget` (or `--bytes`) in a folder. */
export const newestBytes = (folder: string) => newest(folder, "bytes", bytesSchema)

/** Latest results of `npm run bench -- --lighthouse` in a folder. */
export const newestLighthouse = (folder: string) => newest(folder, "lighthouse", lighthouseSchema)

/** Seconds of each build phase, from the `build.log` in a folder. */
export function buildPhases(folder: string): PhaseFigures | undefined {
  const log = join(folder, "build.log")
  return existsSync(log) ? phases(readFileSync(log, "utf8")) : undefined
}
