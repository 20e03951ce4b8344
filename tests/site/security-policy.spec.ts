import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { type DefaultTreeAdapterTypes as Html, parse } from "parse5"
import { builtPages, publicFolder, publishedText } from "./built-site"

const origin = () => process.env.SITE_ORIGIN ?? ""

/** Directives of the policy with which a page is served. */
async function policyOf(path: string): Promise<Map<string, string[]>> {
  const { headers } = await fetch(origin() + path)
  return new Map(
    (headers.get("content-security-policy") ?? "")
      .split(";")
      .map(text => text.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name, sources]),
  )
}

/** All elements, including those in templates. */
function* elementsOf(node: Html.Node): Generator<Html.Element> {
  if ("tagName" in node) yield node
  if ("content" in node) yield* elementsOf(node.content)
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child)
}

const attribute = (element: Html.Element, name: string) =>
  element.attrs.find(one => one.name === name)?.value

const textOf = (element: Html.Element) =>
  element.childNodes.map(child => ("value" in child ? child.value : "")).join("")

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** True for a script that runs inline. */
const isInline = (element: Html.Element) =>
  element.tagName === "script" &&
  attribute(element, "src") === undefined &&
  /^(?:|module|text\/javascript)$/.test(attribute(element, "type") ?? "")

test("contains only inline scripts and styles that the policy allows by hash", async () => {
  const policy = await policyOf("/docs/intro")
  const allowed = [...(policy.get("script-src") ?? []), ...(policy.get("style-src") ?? [])]
  const wrong: string[] = []
  const found = new Set<string>()
  for (const { file, html } of builtPages()) {
    // Parses the content of noscript as elements, as browsers without scripting do.
    for (const element of elementsOf(parse(html, { scriptingEnabled: false }))) {
      const inline = isInline(element) || element.tagName === "style"
      if (inline) found.add(hash(textOf(element)))
      if (inline && !allowed.includes(hash(textOf(element))))
        wrong.push(`${file}: <${element.tagName}> ${textOf(element).slice(0, 80)}`)
      if (attribute(element, "style") !== undefined)
        wrong.push(`${file}: <${element.tagName} style>`)
      for (const { name } of element.attrs)
        if (name.startsWith("on")) wrong.push(`${file}: <${element.tagName} ${name}>`)
    }
  }
  expect(wrong).toEqual([])
  // Every allowed hash belongs to something on the site.
  expect(allowed.filter(source => source.startsWith("'sha256")).sort()).toEqual([...found].sort())
  const files: Record<string, string[]> = JSON.parse(publishedText("chunk-map.json"))
  const ofFamilies = Object.values(files)
    .flat()
    .filter(file => file.endsWith(".css"))
  // Three are gatsby-plugin-image's.
  expect(found.size - ofFamilies.length).toBeLessThanOrEqual(13)
})

test("allows only the site's own files and video players when no service is on", async () => {
  const policy = await policyOf("/")
  const hosts = [...policy.values()].flat().filter(source => source.includes("://"))
  expect(hosts).toEqual([
    "https://www.youtube-nocookie.com",
    "https://player.vimeo.com",
    "https://www.loom.com",
  ])
  expect([...policy.values()].flat().join(" ")).not.toMatch(/unsafe-|\*/)
})

/**
 * Scores by Mozilla's HTTP Observatory: 100 points, plus or minus those of each result; 100 or more
 * is an A+.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring (source of the result
 * names)
 */
test("earns an A+ from Mozilla's Observatory for a page of each kind", async () => {
  for (const path of ["/", "/docs/intro", "/nowhere"]) {
    const { headers } = await fetch(origin() + path)
    const policy = await policyOf(path)
    const html = readFileSync(`${publicFolder}/index.html`, "utf8")
    const points: Record<string, number> = {
      "cookies-not-found": headers.has("set-cookie") ? -20 : 0,
      "cross-origin-resource-sharing-not-implemented": headers.has("access-control-allow-origin")
        ? -50
        : 0,
      // Requires `default-src 'none'` and no unsafe-inline, unsafe-eval, or plain http.
      "csp-implemented-with-no-unsafe-default-src-none":
        policy.get("default-src")?.join() === "'none'" &&
        !/unsafe-|http:/.test([...policy.values()].flat().join(" "))
          ? 10
          : -25,
      "hsts-implemented-max-age-at-least-six-months":
        Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1]) >=
        15768000
          ? 0
          : -20,
      "referrer-policy-private":
        /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
          headers.get("referrer-policy") ?? "",
        )
          ? 5
          : -5,
      // Scripts from other hosts would need an integrity attribute.
      "sri-not-implemented-but-all-scripts-loaded-from-secure-origin":
        /<script[^>]+src="(?!\/)/.test(html) ? -50 : 0,
      "x-content-type-options-nosniff":
        headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
      "x-frame-options-implemented-via-csp":
        policy.get("frame-ancestors")?.join() === "'none'" ? 5 : -20,
      "cross-origin-resource-policy-implemented-with-same-origin":
        headers.get("cross-origin-resource-policy") === "same-origin" ? 10 : 0,
    }
    const score = Object.values(points).reduce((sum, value) => sum + value, 100)
    expect([path, points, score]).toEqual([path, points, 130])
  }
})
