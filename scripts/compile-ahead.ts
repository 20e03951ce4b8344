import { compileAhead } from "../src/build/content/read-tree"

/** Compiles texts while Gatsby starts; see `gatsby.ts`. */
void compileAhead()
