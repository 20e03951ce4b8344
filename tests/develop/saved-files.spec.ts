import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import sharp from "sharp"
import type { DevelopProblems, Problem } from "../../src/content/problem"
import type { Develop } from "./start-develop"
import { expect, test } from "./test"

/**
 * Tests that develop shows a saved file at once and updates nothing else. Each test uses its own
 * files, because changes saved during the first bundling may take minutes to show.
 */
test.describe.configure({ timeout: 480_000 })

/** No limit but the test's own timeout; benchmarks measure how fast a file shows. */
const patient = { timeout: 0 }

/**
 * Waits until Gatsby has written its state, which it does only when idle. Gatsby exits if six query
 * runs in a row change nodes without a pause, and only tests edit that fast.
 */
test.afterEach(async ({ develop: { folder } }, { status }) => {
  // After a failure, this develop process is stopped, or has already exited.
  if (status !== "passed") return
  const content = join(folder, "content")
  const paths = [content, ...readdirSync(content, { recursive: true, encoding: "utf8" })]
  const savedAt = Math.max(...paths.map(path => changedAt(resolve(content, path))))
  await expect.poll(() => changedAt(join(folder, ".cache/redux")), patient).toBeGreaterThan(savedAt)
})

/** Last-modified time in ms; 0 if the path does not exist. */
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

function edit({ folder }: Develop, file: string, change: (text: string) => string): void {
  const path = join(folder, file)
  const before = readFileSync(path, "utf8")
  const after = change(before)
  expect(after, `${file} is to be changed`).not.toBe(before)
  writeFileSync(path, after)
}

/** Page data that the browser loads for a page; `404` if there is no such page. */
async function pageData({ get }: Develop, path: string): Promise<string> {
  const response = await get(`/page-data${path}/page-data.json`)
  return response.status === 404 ? "404" : response.text()
}

/** Content errors that open pages receive, read from the first event of an endless stream. */
async function problems({ get }: Develop): Promise<Problem[]> {
  const { body } = await get("/__content-problems")
  if (!body) throw new Error("no problems are sent")
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  while (!text.includes("\n\n")) text += (await reader.read()).value ?? ""
  await reader.cancel()
  // A chunk may also contain a second event.
  const [event = ""] = text.split("\n\n")
  return (JSON.parse(event.slice("data: ".length)) as DevelopProblems).errors
}

const onePixel = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: "#888" } })
    .png()
    .toBuffer()

/** Numbers of nodes written and removed by each update since an earlier output. */
const renewals = ({ output }: Develop, earlier: string) =>
  [
    ...output()
      .slice(earlier.length)
      .matchAll(/(\d+) nodes written, (\d+) removed/g),
  ].map(([, written, removed]) => [Number(written), Number(removed)])

test("updates only the nodes of the article and its search records when a text is saved", async ({
  develop,
}) => {
  const path = "/blog/panoptic-awarded-alchemy-grant"
  expect(await pageData(develop, path)).not.toContain("Written just now")
  const earlier = develop.output()
  edit(
    develop,
    "content/blog/2023-08-12-panoptic-awarded-alchemy-grant.md",
    text => `${text}\nWritten just now.\n`,
  )
  await expect.poll(() => pageData(develop, path), patient).toContain("Written just now")
  await expect.poll(() => renewals(develop, earlier), patient).toEqual([[2, 0]])
})

test("updates the page that shows a code file when the file is saved", async ({ develop }) => {
  const path = "/docs/build/deploying-a-market"
  expect(await pageData(develop, path)).not.toContain("Changed just now")
  edit(develop, "content/snippets/deploy.ts", text =>
    text.replace("/** Deploys a V1.0 market", "/** Changed just now"),
  )
  await expect.poll(() => pageData(develop, path), patient).toContain("Changed just now")
})

test("updates the page, the list, the archive, and the neighbor when a title changes", async ({
  develop,
}) => {
  const shown = [
    "/blog/panoptic-v2-is-coming",
    "/blog",
    "/blog/archive",
    "/blog/panoptic-november-2025-newsletter",
  ]
  edit(develop, "content/blog/2025-10-16-panoptic-v2-is-coming.md", text =>
    text.replace(/^title: .*$/m, "title: Another title for V2"),
  )
  for (const path of shown)
    await expect.poll(() => pageData(develop, path), patient).toContain("Another title for V2")
})

test("adds a page when a draft's file is created and removes the page when the file is deleted", async ({
  develop,
}) => {
  const path = "/blog/written-in-develop"
  const file = join(develop.folder, "content/blog/2025-12-01-written-in-develop.md")
  expect(await pageData(develop, path)).toBe("404")
  writeFileSync(
    file,
    "---\ntitle: Written in develop\ndescription: A draft.\ntags: [V2]\ndraft: true\n---\n\nText of a draft.\n",
  )
  await expect.poll(() => pageData(develop, path), patient).toContain("Text of a draft.")
  for (const list of ["/blog", "/blog/archive", "/blog/tags/v2"])
    await expect.poll(() => pageData(develop, list), patient).toContain(path)
  rmSync(file)
  await expect.poll(() => pageData(develop, path), patient).toBe("404")
  for (const list of ["/blog", "/blog/archive", "/blog/tags/v2"])
    await expect.poll(() => pageData(develop, list), patient).not.toContain(path)
})

test("keeps the last valid page and reports broken front matter until it is fixed", async ({
  develop,
}) => {
  const path = "/blog/panoptic-launches-on-base"
  const file = "content/blog/2025-05-02-panoptic-launches-on-base.md"
  const sound = readFileSync(join(develop.folder, file), "utf8")
  const before = await problems(develop)
  edit(develop, file, text => text.replace(/^title: .*$/m, "title: [unclosed"))
  await expect
    .poll(() => problems(develop), patient)
    .toContainEqual(expect.objectContaining({ file }))
  expect(await pageData(develop, path)).toContain("Base")
  edit(develop, file, () => sound.replace(/^title: .*$/m, "title: Mended in develop"))
  await expect.poll(() => problems(develop), patient).toEqual(before)
  await expect.poll(() => pageData(develop, path), patient).toContain("Mended in develop")
})

test("updates only the pages that cite a work when its reference changes", async ({ develop }) => {
  const { allMarkdownPage } = await develop.ask<
    Record<"allMarkdownPage", { nodes: { path: string }[] }>
  >(`{ allMarkdownPage(filter: { cites: { in: ["merton-1973"] } }) { nodes { path } } }`)
  const citing = allMarkdownPage.nodes.map(({ path }) => path)
  expect(citing.length).toBeGreaterThan(0)
  const earlier = develop.output()
  edit(develop, "content/data/references.yaml", text =>
    text.replace("Theory of rational option pricing", "Theory of patient option pricing"),
  )
  for (const path of citing)
    await expect
      .poll(() => pageData(develop, path), patient)
      .toContain("Theory of patient option pricing")
  await expect.poll(() => renewals(develop, earlier), patient).toEqual([[2 * citing.length, 0]])
})

test("reads files together when they are saved together", async ({ develop }) => {
  const files = ["forced-exercise", "margin", "specs", "risks", "liquidations", "collateral"]
  const earlier = develop.output()
  for (const name of files)
    edit(
      develop,
      `content/docs/panoptic-protocol/${name}.mdx`,
      text => `${text}\nSaved together.\n`,
    )
  for (const name of files)
    await expect
      .poll(() => pageData(develop, `/docs/panoptic-protocol/${name}`), patient)
      .toContain("Saved together")
  expect(renewals(develop, earlier).length).toBeLessThan(files.length)
})

/** Files that are not pages, with a page that shows their content and a text on that page. */
const dataFiles: [file: string, page: string, text: string][] = [
  ["content/data/home.yaml", "/index", "Options that never expire"],
  ["content/data/announcements.yaml", "/index", "Options that never expire"],
  ["content/data/safety.yaml", "/docs/product/streamia", "Streamia"],
  ["content/data/references.yaml", "/docs/terms/blackscholes", "Black"],
  ["content/data/redirects.yaml", "/docs/intro", "Panoptic"],
  ["content/data/deployments.yaml", "/docs/contracts/deployment-addresses", "0x"],
  ["content/research/authors.yml", "/research/about", "Panoptic"],
  ["content/blog/tags.yml", "/blog/tags", "Newsletter"],
  ["content/docs/terms/_category_.json", "/docs/terms/call", "Call option"],
]

for (const [file, path, text] of dataFiles)
  test(`${file} keeps the last valid pages and is reported as broken until it is fixed`, async ({
    develop,
  }) => {
    const absolute = join(develop.folder, file)
    const sound = readFileSync(absolute, "utf8")
    const before = await problems(develop)
    expect(await pageData(develop, path)).toContain(text)
    writeFileSync(absolute, file.endsWith("json") ? '{ "label": ' : "label: [unclosed")
    await expect
      .poll(() => problems(develop), patient)
      .toContainEqual(expect.objectContaining({ file }))
    expect(await pageData(develop, path)).toContain(text)
    writeFileSync(absolute, sound)
    await expect.poll(() => problems(develop), patient).toEqual(before)
    expect(await pageData(develop, path)).toContain(text)
  })

test("reports a broken picture with its page and shows it when it is fixed", async ({
  develop,
}) => {
  const path = "/docs/terms/put"
  const file = "content/docs/terms/put.mdx"
  const picture = join(develop.folder, "content/docs/terms/drawn-in-develop.png")
  const text = readFileSync(join(develop.folder, file), "utf8")
  const before = await problems(develop)
  writeFileSync(picture, "no picture at all")
  writeFileSync(
    join(develop.folder, file),
    `${text}\n![Drawn in develop](./drawn-in-develop.png)\n`,
  )
  await expect
    .poll(() => problems(develop), patient)
    .toContainEqual(
      expect.objectContaining({ file, message: expect.stringContaining("drawn-in-develop.png") }),
    )
  writeFileSync(picture, await onePixel())
  await expect.poll(() => problems(develop), patient).toEqual(before)
  await expect.poll(() => pageData(develop, path), patient).toContain("drawn-in-develop")
  writeFileSync(join(develop.folder, file), text)
  rmSync(picture)
  await expect.poll(() => pageData(develop, path), patient).not.toContain("drawn-in-develop")
  expect(await problems(develop)).toEqual(before)
})
