import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { site } from "../../src/site.config"
import { builtPages, publicFolder, readerPages } from "./built-site"

const origin = () => process.env.SITE_ORIGIN ?? ""

/** Responses to many addresses, fetched a few at a time without following redirects. */
async function answers(paths: readonly string[]): Promise<Map<string, Response>> {
  const found = new Map<string, Response>()
  const waiting = [...paths].values()
  const ask = async () => {
    for (const path of waiting) {
      const response = await fetch(`${origin()}${encodeURI(path)}`, { redirect: "manual" })
      await response.arrayBuffer()
      found.set(path, response)
    }
  }
  await Promise.all([ask(), ask(), ask(), ask()])
  return found
}

const locationOf = (response: Response) => {
  const location = response.headers.get("location")
  return location === null ? undefined : new URL(location, origin()).pathname
}

test("serves every canonical address without a redirect", async () => {
  const paths = readerPages().flatMap(({ path, canonical }) =>
    path === "/404" ? [] : decodeURI(canonical.slice(site.url.length)),
  )
  const wrong = [...(await answers(paths))].filter(([, { status }]) => status !== 200)
  expect(wrong.map(([path, { status }]) => `${path}: ${status}`)).toEqual([])
})

test("redirects addresses with a trailing slash to their canonical form", async () => {
  const paths = readerPages().flatMap(({ path }) =>
    path === "/" || path === "/404" ? [] : `${path}/`,
  )
  const wrong = [...(await answers(paths))].filter(
    ([path, response]) =>
      response.status !== 301 || locationOf(response) !== encodeURI(path.slice(0, -1)),
  )
  expect(
    wrong.map(([path, response]) => `${path}: ${response.status} ${locationOf(response)}`),
  ).toEqual([])
})

test("redirects every moved address to the target that its redirect page names", async () => {
  const redirects = readFileSync(`${publicFolder}/_redirects`, "utf8")
    .trim()
    .split("\n")
    .map(line => line.split(" "))
    // The other line of each redirect is for Netlify.
    .filter(([, , status]) => status === "301")
  const stubs = builtPages().filter(({ stub }) => stub)
  expect(redirects.map(([from = ""]) => decodeURI(from)).toSorted()).toEqual(
    stubs.map(({ path }) => path).toSorted(),
  )
  const found = await answers(redirects.map(([from = ""]) => decodeURI(from)))
  const wrong = redirects.filter(([from = "", to = ""]) => {
    const response = found.get(decodeURI(from))
    return response?.status !== 301 || locationOf(response) !== to.split("#")[0]
  })
  expect(wrong).toEqual([])
})
