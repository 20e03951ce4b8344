import { readFileSync } from "node:fs"
import { join } from "node:path"
import { layerOrder } from "./layer-order"

test("the head and the style sheet name the same layers in the same order", () => {
  expect(readFileSync(join(__dirname, "layers.css"), "utf8")).toContain(layerOrder)
})
