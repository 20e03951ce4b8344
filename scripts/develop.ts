/**
 * `npm run develop`: the site with live reloading, drafts and the gallery of components included. Further arguments go
 * to Gatsby.
 */
import { watchFile } from "node:fs"
import { gatsby } from "../src/build"
import { guideFile } from "../src/content-components/authors-guide"
import { writeGallery } from "./component-gallery"
import { runMain } from "./run-main"

const showGallery = () => writeGallery("content", true)
showGallery()
watchFile(guideFile, { interval: 500 }, ({ nlink }) => {
  // None while an editor puts another file in its place.
  if (nlink > 0) showGallery()
  // Where Gatsby could not be started, nothing is left to watch for.
}).unref()

runMain(async () => process.exit(await gatsby("develop", ...process.argv.slice(2))))
