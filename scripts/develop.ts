/** `npm run develop`: the site with live reloading, drafts included. Further arguments go to Gatsby. */
import { gatsby } from "./gatsby"

void gatsby("develop", ...process.argv.slice(2)).then(code => process.exit(code))
