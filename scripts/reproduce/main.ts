/**
 * `npm run tools -- reproduce ARCHIVE…`: redraws the figures in articles' archives
 * (`…/reproduce.zip`) and compares them byte for byte. Fails if one differs.
 */
import { readFileSync } from "node:fs"
import { paperColours } from "../../src/emit/archives/paper-colours"
import { redraw } from "../../src/emit/archives/redraw"
import { runMain } from "../run-main"

runMain(async () => {
  const archives = process.argv.slice(2)
  if (archives.length === 0)
    throw new Error("Name the archives: npm run tools -- reproduce reproduce.zip")
  for (const archive of archives) {
    const { figures, otherCode, different } = await redraw(readFileSync(archive), paperColours())
    console.log(`${archive}: ${figures} figures redrawn, ${different.length} files differ`)
    for (const path of different) console.log(`  differs: ${path}`)
    for (const component of otherCode)
      console.log(`  ${component} was drawn by code that differs from that of this repository`)
    if (different.length > 0) process.exitCode = 1
  }
})
