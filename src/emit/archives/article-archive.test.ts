import { strFromU8, unzipSync } from "fflate"
import { pictureColours } from "../../content-components/parts/take-away/picture-styles"
import { articleArchive } from "./article-archive"
import { figureVersions } from "./figure-code"
import { paperColours } from "./paper-colours"
import { redraw } from "./redraw"
import { type ZipEntry, zipOf } from "./zip"

const article = {
  title: "A study",
  authors: ["Ana Lee"],
  date: "2024-03-07",
  url: "https://example.org/a",
  series: "Example Research",
}
const payoff = {
  component: "Payoff",
  props: {
    title: "A bought call",
    caption: "It gains.",
    legs: [{ type: "call", side: "long", strike: 2000, premium: 90 }],
    spot: 2000,
  },
  children: [],
}

let entries: ZipEntry[]
let version: string

beforeAll(async () => {
  const versions = await figureVersions(["Payoff"])
  version = versions.get("Payoff") ?? ""
  entries = articleArchive({
    article,
    markdown: "# A study\n",
    components: [payoff],
    versions,
    colours: paperColours(),
  })
})

const bodyOf = (path: string) => entries.find(entry => entry.path === path)?.body ?? ""
const changed = (path: string, body: string) =>
  zipOf(entries.map(entry => (entry.path === path ? { path, body } : entry)))

test("contains the text, citations and figures with parameters and numbers, each with a checksum", () => {
  const paths = entries.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      "README.txt",
      "article.md",
      "citation.bib",
      "CITATION.cff",
      "parameters.csv",
      "figures/a-bought-call.json",
      "figures/a-bought-call.csv",
      "figures/a-bought-call.svg",
    ]),
  )
  const summed = bodyOf("SHA256SUMS")
    .trim()
    .split("\n")
    .map(line => line.slice(66))
  expect(summed.sort()).toEqual(paths.filter(path => path !== "SHA256SUMS").sort())
  expect(bodyOf("parameters.csv")).toContain("a-bought-call,Payoff,spot,2000\r\n")
  expect(JSON.parse(bodyOf("figures/a-bought-call.json"))).toMatchObject({ code: version })
})

test("reproduces its figures byte for byte", async () => {
  expect(await redraw(zipOf(entries), paperColours())).toEqual({
    figures: 1,
    otherCode: [],
    different: [],
  })
})

test("reports different files, checksums, parameters and code", async () => {
  const svg = changed("figures/a-bought-call.svg", "<svg/>")
  expect((await redraw(svg, paperColours())).different).toEqual(["figures/a-bought-call.svg"])
  const json = JSON.parse(bodyOf("figures/a-bought-call.json"))
  const other = { ...json, code: "another", props: { ...json.props, spot: 1900 } }
  const told = await redraw(
    changed("figures/a-bought-call.json", JSON.stringify(other)),
    paperColours(),
  )
  expect(told.otherCode).toEqual(["Payoff"])
  expect(told.different).toContain("figures/a-bought-call.svg")
  const without = zipOf(entries.filter(({ path }) => path !== "article.md"))
  await expect(redraw(without, paperColours())).rejects.toThrow("does not contain article.md")
})

test("gives the same bytes for the same entries, in any order and at any time", () => {
  jest.useFakeTimers({ now: 0 })
  const first = zipOf(entries)
  jest.setSystemTime(Date.UTC(2030, 5, 17, 12))
  expect(Buffer.from(zipOf(entries.toReversed())).equals(first)).toBe(true)
  jest.useRealTimers()
  // Time and date of the first entry: midnight of January 1, 1980, in DOS format.
  expect([...first.subarray(10, 14)]).toEqual([0, 0, 0x21, 0])
  expect(strFromU8(unzipSync(first)["article.md"] ?? new Uint8Array())).toBe("# A study\n")
})

test("gives a kind of figure the same code version when other kinds are bundled too", async () => {
  const versions = await figureVersions(["Greeks", "Payoff"])
  expect(versions.get("Payoff")).toBe(version)
  expect(versions.get("Greeks")).not.toBe(version)
})

test("throws when a component is not a figure or a color has no value", () => {
  const components = [{ component: "Card", props: {}, children: [] }]
  const facts = { article, markdown: "", components, versions: new Map(), colours: paperColours() }
  expect(() => articleArchive(facts)).toThrow("<Card> is not a figure")
  expect(() => paperColours(":root { --paper: white; }")).toThrow(`--${pictureColours[0]}`)
})
