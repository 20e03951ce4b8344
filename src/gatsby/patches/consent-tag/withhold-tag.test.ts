import { onRenderBody } from "gatsby-plugin-google-gtag/gatsby-ssr"
import { createElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { analyticsPlugin } from "../../analytics-plugin"
import { withholdTag } from "./withhold-tag.ssr"

/** Renders the head elements of the real plugin with the site's options. */
function pluginHead(): ReactNode[] {
  const head: ReactNode[] = []
  onRenderBody(
    { setHeadComponents: (nodes: ReactNode[]) => head.push(...nodes) },
    analyticsPlugin("G-0000000000").options,
  )
  return head
}

const html = (head: ReactNode[]) => renderToStaticMarkup(createElement("head", null, ...head))

it("turns the plugin's script into data with its address, so that nothing is requested from Google", () => {
  const withheld = html(withholdTag(pluginHead()))
  expect(withheld).toContain(
    '<script type="text/plain" data-awaits-consent="https://www.googletagmanager.com/gtag/js?id=G-0000000000">',
  )
  expect(withheld).not.toMatch(/ (src|href)=/)
})

it("keeps the plugin's commands, after any earlier elements", () => {
  const withheld = html(
    withholdTag([createElement("meta", { key: "first", name: "a" }), ...pluginHead()]),
  )
  expect(withheld).toMatch(/^<head><meta name="a"\/>/)
  expect(withheld).toContain("gtag('config', 'G-0000000000'")
})

it("leaves a head without the plugin alone", () => {
  const head = [createElement("meta", { key: "a", name: "a" }), "text"]
  expect(withholdTag(head)).toEqual(head)
})

it("throws when the plugin's parts have other keys", () => {
  const [preconnect, , script] = pluginHead()
  expect(() => withholdTag([preconnect, script])).toThrow(/withhold-tag\.ssr\.ts looks for/)
})
