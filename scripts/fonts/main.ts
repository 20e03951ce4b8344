/**
 * `npm run tools -- fonts`: generates the site's font files from their packages. Run it after an
 * update of a font package, or a change of src/styles/fonts.css.
 */
import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { runMain } from "../run-main"
import { fontsFolder, makeFont, siteFonts } from "./site-fonts"

runMain(async () => {
  const made = await Promise.all(
    siteFonts().map(async font => ({ name: font.name, bytes: await makeFont(font) })),
  )
  rmSync(fontsFolder, { recursive: true, force: true })
  mkdirSync(fontsFolder, { recursive: true })
  for (const { name, bytes } of made) {
    writeFileSync(join(fontsFolder, name), bytes)
    console.log(`${name}: ${statSync(join(fontsFolder, name)).size} bytes`)
  }
})
