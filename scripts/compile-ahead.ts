import { ContentReader } from "../src/content/read/content-reader"

/** Compiles texts while Gatsby starts; see `gatsby.ts`. */
void new ContentReader().compileAhead()
