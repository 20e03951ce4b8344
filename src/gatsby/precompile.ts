import { ContentReader } from "../site/content-reader"

/** Separate program that compiles texts while Gatsby starts; see `src/build`. */
void new ContentReader().precompile()
