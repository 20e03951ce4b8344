/**
 * `npm run patches`: lists the patches of packages, and checks that they fit the installed ones.
 *   --write          also writes them into decision record 57
 *   --accept NAME    records the installed files that a patch (or "all") relies on
 *   --next           tries the newest published versions in a temporary folder
 *   --measure NAME   builds alternately with and without a patch, or a kind of them; --runs 3 is
 *                    the default
 */
import { parseArgs } from "node:util"
import { formatMismatches, mismatches } from "../../src/gatsby/patches/check"
import { patches } from "../../src/gatsby/patches/registry"
import { runMain } from "../run-main"
import { accept } from "./accept"
import { writeDecision } from "./decision"
import { tryNewest } from "./newest"
import { measureSavings } from "./savings"
import { patchTables } from "./table"

const { values } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    accept: { type: "string" },
    next: { type: "boolean", default: false },
    measure: { type: "string" },
    runs: { type: "string", default: "3" },
  },
})

runMain(async () => {
  if (values.accept) return accept(values.accept, patches)
  if (values.measure) return console.log(await measureSavings(values.measure, Number(values.runs)))
  if (values.write) writeDecision(patches)
  console.log(patchTables(patches))
  console.log(`\n${patches.length} patches`)
  const found = values.next ? tryNewest(patches) : formatMismatches(mismatches())
  const which = values.next ? "newest" : "installed"
  if (found) throw new Error(`\nThe ${which} packages differ from the accepted ones:\n${found}`)
  console.log(`All patches fit the ${which} packages.`)
})
