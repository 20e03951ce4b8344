import { ContentReader } from "../content/read/content-reader"

/** A program of its own: compiles texts while Gatsby starts; see `scripts/gatsby`. */
void new ContentReader().compileAhead()
