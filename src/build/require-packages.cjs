/**
 * Ends the process with one sentence if packages that build the site are missing. Loaded before
 * anything that imports them, because Gatsby ignores a gatsby-config with a missing import.
 */
const { existsSync } = require("node:fs")
const { createRequire } = require("node:module")
const { join } = require("node:path")

// Gatsby's bundler replaces `require` with one that cannot resolve.
const folders = createRequire(join(process.cwd(), "package.json")).resolve.paths("tsx")
const missing = ["tsx", "esbuild"].filter(
  name => !folders.some(folder => existsSync(join(folder, name))),
)

if (missing.length > 0) {
  console.error(
    `The packages that build the site are not installed (${missing.join(", ")} not found): run \`npm ci --include=dev\`, which installs them even when NODE_ENV is production.`,
  )
  process.exit(1)
}
