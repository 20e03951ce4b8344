/**
 * `npm run figures -- FOLDER [BASE]`: what `npm run bench` wrote to a folder about sizes and scores, as Markdown, with the differences to
 * another folder where there is one.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { z } from "zod"
import { bytesSchema, bytesTable, lighthouseSchema, lighthouseTable } from "./compare"

const [folder = "bench-results", base = ""] = process.argv.slice(2)

/** The newest results of a kind; their names end with the time. */
function newest<Schema extends z.ZodType>(
  from: string,
  kind: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  const name = existsSync(from)
    ? readdirSync(from)
        .filter(each => each.startsWith(`${kind}-`))
        .sort()
        .at(-1)
    : undefined
  if (!name) return undefined
  return schema.parse(JSON.parse(readFileSync(join(from, name), "utf8")))
}

const bytes = newest(folder, "bytes", bytesSchema)
const lighthouse = newest(folder, "lighthouse", lighthouseSchema)
const compared = existsSync(base) ? ", in brackets the difference to the base" : ""
if (bytes)
  console.log(
    `### First view of the median page\n\nkB after brotli, bold over budget${compared}\n\n${bytesTable(bytes, newest(base, "bytes", bytesSchema))}\n`,
  )
if (lighthouse)
  console.log(
    `### Lighthouse on a throttled phone\n\nOne run, so a few points up or down are noise${compared}\n\n${lighthouseTable(lighthouse, newest(base, "lighthouse", lighthouseSchema))}\n`,
  )
console.log(
  "The site as built is the artefact `built-site` of this run: put it into `public` and `npm run serve`.",
)
