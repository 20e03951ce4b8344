import type { Page, Request, Route } from "@playwright/test"
import { appData, contractPage, contractScript, deploy, newer, pageData } from "../e2e/faults"

interface Kind {
  /** Addresses of such files. */
  files: string | RegExp
  /** A page that requests them. */
  page: string
  /** True if the page is a search whose results need the files. */
  isSearched?: true
}

const search = { page: "/search?q=delta", isSearched: true } as const

export const kinds = {
  "page data": { files: pageData("/blog"), page: "/blog" },
  "app data": { files: appData, page: "/blog" },
  chunk: { files: contractScript, page: contractPage },
  style: { files: "**/*.css", ...search },
  font: { files: "**/*.woff2", page: "/blog" },
  "search index": { files: "**/search-index/**", ...search },
  worker: { files: /search-worker[^/]*\.js$/, ...search },
  picture: { files: /\.(avif|webp|png|jpe?g|svg)$/, page: "/blog" },
} satisfies Record<string, Kind>

const missing = (route: Route) => route.fulfill({ status: 404, body: "Not found" })

/** HTML of another page, as sent by hosts that answer every address with one page. */
const html = "<!doctype html><title>Fallback</title><p>Another page"

async function cutShort(route: Route): Promise<void> {
  // The page may already be closed.
  const response = await route.fetch().catch(() => undefined)
  const body = await response?.body()
  if (response && body)
    await route.fulfill({ response, body: body.subarray(0, body.length >> 1) }).catch(() => {})
}

const hung = new WeakSet<Request>()

const answers = {
  "404": missing,
  "HTML with 200": (route: Route) => route.fulfill({ contentType: "text/html", body: html }),
  truncated: cutShort,
  hanging: (route: Route) => hung.add(route.request()),
  offline: (route: Route) => route.abort("internetdisconnected"),
  "old deployment": missing,
}

/** Faults that files can have. The last one is a newer deployment, whose files have other names. */
export const faults = Object.keys(answers) as (keyof typeof answers)[]

/** Ways in which a reader reaches the page. */
export const ways = ["the first page", "a link", "going back"] as const

export interface Case {
  kind: keyof typeof kinds
  fault: keyof typeof answers
  way: (typeof ways)[number]
}

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]

export const allCases: readonly Case[] = kindNames.flatMap(kind =>
  faults.flatMap(fault => ways.map(way => ({ kind, fault, way }))),
)

/** A third of all cases, in which every pair of kind, fault, and way occurs at least once. */
export const representativeCases: readonly Case[] = allCases.filter(({ kind, fault, way }) => {
  const turn = kindNames.indexOf(kind) + faults.indexOf(fault)
  return ways.indexOf(way) === turn % ways.length
})

/** Makes files of a kind fail from now on. */
export async function spoil(page: Page, { kind, fault, way }: Case): Promise<void> {
  await page.route(kinds[kind].files, answers[fault])
  if (fault !== "old deployment") return
  // A first document is an older one from a cache; later documents come from the newer deployment.
  if (way === "the first page") await page.route(appData, route => route.fulfill({ body: newer }))
  else await deploy(page)
}

/**
 * Returns counts of a page's pending requests: those that hang, and those that will be answered.
 */
export function followRequests(page: Page): () => { hanging: number; others: number } {
  const underWay = new Set<Request>()
  const end = (request: Request) => underWay.delete(request)
  page.on("request", request => underWay.add(request))
  page.on("requestfinished", end)
  page.on("requestfailed", end)
  return () => {
    const hanging = [...underWay].filter(request => hung.has(request)).length
    return { hanging, others: underWay.size - hanging }
  }
}
