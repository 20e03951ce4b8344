import { readFileSync } from "node:fs"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { parse } from "yaml"
import { subgraphAnchors } from "../content/tree/subgraph-anchors"
import { contentComponents } from "."

const dataOf = (name: string) => parse(readFileSync(`content/data/${name}.yaml`, "utf8"))
const { Deployments, SubgraphSchema } = contentComponents
const subgraph = dataOf("subgraph")
const schema = renderToString(createElement(SubgraphSchema, { subgraph }))
const addresses = renderToString(createElement(Deployments, { deployments: dataOf("deployments") }))
const ids = [...schema.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)

test("every anchor of the schema is in its HTML, and no id twice", () => {
  expect(subgraphAnchors(subgraph).filter(anchor => !ids.includes(anchor))).toEqual([])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids).toContain("panopticpoolaccount.commissions0")
  expect(ids).toContain("optionmint.hash")
})

test("every link of the schema to a type leads to an id of the page", () => {
  const targets = [...schema.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id)
  expect(targets.filter(id => !ids.includes(id))).toEqual([])
})

test.each([
  ["schema", schema],
  ["addresses", addresses],
])("without script the %s are complete and cannot be sorted", (_, html) => {
  expect(html).not.toContain('hidden=""')
  expect(html).not.toMatch(/<th[^>]*><button/)
})

test("each of the ten addresses stands in the served table", () => {
  expect(addresses.match(/<code>0x[0-9a-fA-F]{40}<\/code>/g)).toHaveLength(10)
})
