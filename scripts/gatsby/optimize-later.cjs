/**
 * V8 optimizes a function when it has run for so many bytes of code, 67,584 by default. A build runs many functions for a short while in
 * several processes, and its optimizer took a fifth of the processors. See docs/decisions/0087-pages-finished-while-rendered.md.
 * Set here and not as an option of Node's, which ends at one that a later version does not know.
 */
require("node:v8").setFlagsFromString("--interrupt-budget=600000")
