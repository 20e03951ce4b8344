/** `npm run serve`: serves the site built last. */
import { serveBuild } from "./serve-site"

void serveBuild()
