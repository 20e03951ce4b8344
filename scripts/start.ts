/** `npm start`: builds the production site and serves it. */
import { gatsby } from "../src/build"
import { runMain } from "./run-main"
import { serveBuild, sitePort } from "./serve-site"

async function main(): Promise<void> {
  // Checked before the build, so that an invalid port is reported immediately.
  const port = sitePort()
  const code = await gatsby("build")
  if (code !== 0) process.exit(code)
  await serveBuild(port)
}

runMain(main)
