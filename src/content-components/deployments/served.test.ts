import { readFileSync } from "node:fs"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { parse } from "yaml"
import { Deployments } from "./lazy"

const deployments = parse(readFileSync("content/data/deployments.yaml", "utf8"))
const html = renderToString(createElement(Deployments, { deployments }))

test("lists all ten addresses in the server-rendered table", () => {
  expect(html.match(/<code>0x[0-9a-fA-F]{40}<\/code>/g)).toHaveLength(10)
})

test("renders full addresses without sort buttons when JavaScript is off", () => {
  expect(html).not.toContain('hidden=""')
  expect(html).not.toMatch(/<th[^>]*><button/)
})
