/** `npm run serve`: serves the site built last. */
import { runMain } from "./run-main"
import { serveBuild, sitePort } from "./serve-site"

runMain(async () => serveBuild(sitePort()))
