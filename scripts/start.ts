/** `npm start`: builds the production site and serves it. */
import { gatsby } from "./gatsby"
import { serveBuild } from "./serve-site"

void gatsby("build").then(code => {
  if (code !== 0) process.exit(code)
  return serveBuild()
})
