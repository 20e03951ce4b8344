/**
 * `npm run develop`: runs the site with live reloading, drafts, and the component gallery. Passes
 * other arguments to Gatsby.
 */
import { watchFile } from "node:fs"
import { gatsby } from "../src/build"
import { guideFile } from "../src/content-components/authors-guide"
import { writeGallery } from "./component-gallery"
import { runMain } from "./run-main"

const showGallery = () => writeGallery("content", true)
showGallery()
watchFile(guideFile, { interval: 500 }, ({ nlink }) => {
  // The file has no links while an editor replaces it.
  if (nlink > 0) showGallery()
  // Lets the process exit if Gatsby fails to start.
}).unref()

runMain(async () => process.exit(await gatsby("develop", ...process.argv.slice(2))))
