import { readFileSync } from "node:fs"
import { parse } from "yaml"
import type { Deployments } from "../../src/content/schema/deployments"
import { componentsIn } from "../../src/model/body-components"
import type { ContentTree } from "../../src/model/content-tree"
import { ContentReader } from "../../src/site/content-reader"
import { readContracts } from "../../src/site/contracts"
import { listFiles } from "../../src/site/list-files"

/*
 * Checks the notice about V1 and V1.1 on the site's own pages. Links to the app or a contract are
 * found in the sources, independently of the rule that places the notice.
 */

let tree: ContentTree
beforeAll(async () => {
  tree = await new ContentReader().readTree()
}, 120_000)

const files = listFiles("content").filter(
  file => /\.mdx?$/.test(file) && !file.split("/").some(name => name.startsWith("_")),
)
const sourceOf = (file: string) => readFileSync(`content/${file}`, "utf8")
const addresses = (
  parse(readFileSync("content/data/deployments.yaml", "utf8")) as Deployments
).versions.flatMap(({ contracts }) => contracts.map(({ address }) => address.toLowerCase()))

const noticesOn = (file: string) => {
  const entry = tree.entries.find(one => one.file === `content/${file}`)
  if (!entry) throw new Error(`content/${file} is no page`)
  return {
    drawn: componentsIn(entry.page.body).filter(({ component }) => component === "SafetyNotice")
      .length,
    inMarkdown: entry.page.markdown.split("**Do not deposit into V1 or V1.1** (as of ").length - 1,
  }
}

const once = { drawn: 1, inMarkdown: 1 }

const leadsToTheApp = (text: string) => /https?:\/\/(app|grho)\.panoptic\.xyz/i.test(text)
const leadsToAContract = (text: string) =>
  addresses.some(address => text.toLowerCase().includes(address)) ||
  /<Deployments|<SubgraphSchema|github\.com\/panoptic-labs\/panoptic-v1-core/.test(text)

test.each(files.filter(file => leadsToTheApp(sourceOf(file))))(
  "%s links to the app and shows the notice once",
  file => {
    expect(noticesOn(file)).toEqual(once)
  },
)

test.each(files.filter(file => leadsToAContract(sourceOf(file))))(
  "%s names a contract and shows the notice once",
  file => {
    expect(noticesOn(file)).toEqual(once)
  },
)

test.each(files.filter(file => /^docs\/(contracts|product|getting-started|subgraph)\//.test(file)))(
  "%s is a guide or reference and shows the notice once",
  file => {
    expect(noticesOn(file)).toEqual(once)
  },
)

test("shows the notice on every reference page of V1 and V1.1 and on none of V2", () => {
  const { pages } = readContracts()
  const isClosed = ({ path }: { path: string }) => /\/V1\.\d(?:\/|$)/.test(path)
  expect(pages.filter(isClosed)).not.toEqual([])
  expect(pages.filter(page => isClosed(page) !== Boolean(page.reference.notice))).toEqual([])
})

test("repeats the warning by hand on no page", () => {
  const own = /^:::\w+ .*known vulnerability|do not deposit into (V1|these|the market)/im
  expect(files.filter(file => own.test(sourceOf(file)))).toEqual([])
})

test("describes V2 as upcoming on no page", () => {
  const promise = /V2\b[^.]{0,60}\b(is|are) (to replace|planned|coming)\b/
  // Posts from before the launch keep their wording.
  const dated = /^blog\/2025-(09|1)/
  expect(files.filter(file => !dated.test(file) && promise.test(sourceOf(file)))).toEqual([])
})

const docs = files.filter(file => file.startsWith("docs/"))

test("links from the docs to the V1 app only for claiming rescued funds", () => {
  const links = docs.flatMap(
    file => sourceOf(file).match(/https?:\/\/(?:app|grho|demo)\.panoptic\.xyz[^\s)"'\]]*/g) ?? [],
  )
  expect([...new Set(links)]).toEqual(["https://app.panoptic.xyz/claim/rescued-funds"])
})

const constantsOfV1 =
  /\b3\.25|\b0\.2%|\b20 bps|133\.33%|\b(?:commission|sellerRatio|buyerRatio|spreadMultiplier|spreadAtUtilization|largestUsage|forceExerciseRate|\w*[mM]aintenance)\(/

test("names the version in docs with constants of V1", () => {
  const unnamed = docs.filter(
    file => constantsOfV1.test(sourceOf(file)) && !/\bV1(\.\d)?\b/.test(sourceOf(file)),
  )
  expect(unnamed).toEqual([])
})
