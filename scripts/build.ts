/** `npm run build`: the production site in public/. */
import { gatsby } from "./gatsby"

void gatsby("build").then(code => process.exit(code))
