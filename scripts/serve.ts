/** `npm run serve`: serves the last build. */
import { runMain } from "./run-main"
import { serveBuild, sitePort } from "./serve-site"

runMain(async () => serveBuild(sitePort()))
