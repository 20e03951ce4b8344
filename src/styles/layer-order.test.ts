import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { layerOrder } from "./layer-order"

test("names the same layers in the same order in the head and the style sheet", () => {
  expect(readFileSync(join(__dirname, "layers.css"), "utf8")).toContain(layerOrder)
})

/** Returns the text before each outermost block of a style sheet. */
function outermost(css: string): string[] {
  const heads: string[] = []
  let depth = 0
  for (const [part = ""] of css.replace(/\/\*.*?\*\//gs, "").matchAll(/[^{}]+|[{}]/g)) {
    if (part === "{") depth++
    else if (part === "}") depth--
    else if (depth === 0 && part.trim()) heads.push(part.trim())
  }
  return heads
}

// Style sheets load in the order of their names, so rules outside of layers would win or lose by
// accident.
test("puts all component rules into their layer", () => {
  const source = join(__dirname, "..")
  const heads = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter(file => file.endsWith(".css") && !file.startsWith("styles"))
    .flatMap(file =>
      outermost(readFileSync(join(source, file), "utf8")).map(head => `${file}: ${head}`),
    )
  expect(heads).toContain("components/header/header.module.css: @layer components")
  expect(heads.filter(head => !head.endsWith(": @layer components"))).toEqual([])
})
