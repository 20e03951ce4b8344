/** `npm run build`: builds the production site in public/ and publishes it in site/. */
import { gatsby } from "../src/build"
import { runMain } from "./run-main"

runMain(async () => process.exit(await gatsby("build")))
