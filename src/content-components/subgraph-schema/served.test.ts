import { readFileSync } from "node:fs"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { parse } from "yaml"
import { subgraphAnchors } from "./anchors"
import { SubgraphSchema } from "./lazy"

const subgraph = parse(readFileSync("content/data/subgraph.yaml", "utf8"))
const html = renderToString(createElement(SubgraphSchema, { subgraph }))
const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)

test("renders every anchor of the schema, and no id twice", () => {
  expect(subgraphAnchors(subgraph).filter(anchor => !ids.includes(anchor))).toEqual([])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids).toContain("panopticpoolaccount.commissions0")
  expect(ids).toContain("optionmint.hash")
})

test("links every type to an id on the page", () => {
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id)
  expect(targets.filter(id => !ids.includes(id))).toEqual([])
})

test("renders the whole schema without sort buttons when JavaScript is off", () => {
  expect(html).not.toContain('hidden=""')
  expect(html).not.toMatch(/<th[^>]*><button/)
})
