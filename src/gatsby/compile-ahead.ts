import { ContentReader } from "../site/content-reader"

/** A program of its own: compiles texts while Gatsby starts; see `src/build`. */
void new ContentReader().compileAhead()
