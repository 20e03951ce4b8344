import { readFileSync } from "node:fs"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { parse } from "yaml"
import { Deployments } from "./lazy"

const deployments = parse(readFileSync("content/data/deployments.yaml", "utf8"))
const html = renderToString(createElement(Deployments, { deployments }))

test("each of the ten addresses stands in the served table", () => {
  expect(html.match(/<code>0x[0-9a-fA-F]{40}<\/code>/g)).toHaveLength(10)
})

test("without script the addresses are complete and cannot be sorted", () => {
  expect(html).not.toContain('hidden=""')
  expect(html).not.toMatch(/<th[^>]*><button/)
})
