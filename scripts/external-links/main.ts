/**
 * `npm run tools -- links [FOLDER]`: requests every external address that the built pages link to,
 * and fails if one is gone. For addresses with an archived copy in
 * scripts/external-links/archived.yaml, requests the copy instead.
 */
import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { z } from "zod"
import { site } from "../../src/site.config"
import { runMain } from "../run-main"
import { askByFetch } from "./ask"
import { checkLinks } from "./check"
import { externalLinks } from "./collect"

const archivedSchema = z.record(z.url(), z.url())

runMain(async () => {
  const [publicFolder = "public"] = process.argv.slice(2)
  const archived = archivedSchema.parse(
    parse(readFileSync("scripts/external-links/archived.yaml", "utf8")) ?? {},
  )
  const links = externalLinks(publicFolder, site.url)
  const { gone, unsure } = await checkLinks(links, archived, askByFetch)
  for (const line of unsure) console.log(`unsure: ${line}`)
  for (const line of gone) console.error(`gone:   ${line}`)
  console.log(`${links.size} addresses: ${gone.length} gone, ${unsure.length} unsure`)
  if (gone.length > 0)
    console.error(
      "Link to the replacement or to a copy at https://web.archive.org/, or add the copy to scripts/external-links/archived.yaml.",
    )
  process.exitCode = gone.length > 0 ? 1 : 0
})
