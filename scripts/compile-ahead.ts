import { compileAhead } from "../src/content/read/read-tree"

/** Compiles texts while Gatsby starts; see `gatsby.ts`. */
void compileAhead()
