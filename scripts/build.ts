/** `npm run build`: the production site in public/, published in site/. */
import { gatsby } from "../src/build"
import { runMain } from "./run-main"

runMain(async () => process.exit(await gatsby("build")))
