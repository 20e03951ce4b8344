import { appendFileSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { type DevelopServer, shown, startServer } from "./develop-server"
import { docusaurus } from "./docusaurus/contestant"
import { inBrowser } from "./on-built-site"
import { median, megabytes, seconds, table, writeResults } from "./report"
import { type Contestant, thisSite } from "./site-builds"
import { type GeneratedFile, sizeFor, syntheticTree } from "./synthetic/tree"

/** Waiting times of an editor in seconds, and memory of all of the server's processes in bytes. */
interface Waits {
  name: string
  /** From the start of the server to the text of the first page. */
  cold: number
  warm: number
  /** Medians from saving a file to seeing the change; a component is saved only on this site. */
  text: number
  component?: number
  memory: { early: number; late: number }
}

/** Saves before the first memory sample, by when the caches for each file are filled. */
const WARMED_UP = 20

/** Number of times that a component is saved. */
const COMPONENT_SAVES = 5

/** A component on every page, and a position in it for a text. */
const component = { file: "src/components/footer/index.tsx", place: /(<footer[^>]*>)/ }

/** `npm run bench -- --develop`: measures waiting times of editors, and memory over many saves. */
export async function benchDevelop({
  pages,
  saves,
  isCompared,
}: {
  pages: number
  saves: number
  /** True to measure Docusaurus's server with the same content too. */
  isCompared: boolean
}): Promise<void> {
  const files = syntheticTree(sizeFor(pages))
  const contestants = [thisSite(files, false), ...(isCompared ? [await docusaurus(files)] : [])]
  const outcomes: Waits[] = []
  await inBrowser(async browser => {
    for (const [index, contestant] of contestants.entries()) {
      const page = await browser.newPage()
      outcomes.push(await measureDevelop(contestant, files, page, { saves, isOurs: index === 0 }))
      await page.close()
    }
  })
  const header = ["", "start, cold", "start, warm", "text seen", "component seen", "memory"]
  const rows = outcomes.map(({ name, cold, warm, text, component, memory }) => [
    name,
    ...[cold, warm, text].map(seconds),
    component === undefined ? "" : seconds(component),
    `${megabytes(memory.early)} to ${megabytes(memory.late)}`,
  ])
  console.log(`\n${table(header, rows)}\n\nMemory after ${WARMED_UP} and after ${saves} saves`)
  writeResults(`develop-${pages}`, { saves, outcomes })
}

async function measureDevelop(
  contestant: Contestant,
  files: readonly GeneratedFile[],
  page: Page,
  { saves, isOurs }: { saves: number; isOurs: boolean },
): Promise<Waits> {
  const { name } = contestant
  const doc = files.find(({ path }) => /^docs\/.*\.mdx?$/.test(path))
  if (!doc) throw new Error("the generated site has no page to edit")
  const { path, title } = shownPage(doc)
  contestant.clean()
  const work = async (server: DevelopServer): Promise<Omit<Waits, "warm">> => {
    const cold = await server.open(page, path, title)
    console.log(`${name}: first page after ${seconds(cold)}, cold`)
    const file = join(contestant.content, doc.path)
    const memory = { early: 0, late: 0 }
    const texts: number[] = []
    for (let save = 1; save <= saves; save++) {
      const said = `Saved for the ${save}th time.`
      texts.push(await seen(page, said, () => appendFileSync(file, `\n${said}\n`)))
      if (save === Math.min(WARMED_UP, saves)) memory.early = server.memory()
    }
    memory.late = server.memory()
    const component = isOurs ? await saveComponent(contestant.root, page) : undefined
    return { name, cold, text: median(texts), component, memory }
  }
  const first = await startServer(contestant)
  const waits = await work(first).finally(first.stop)
  // Starts after an editor's work, because webpack's cache does not help a start right after the
  // first page (docs/decisions/0083-what-editors-wait-for.md).
  const second = await startServer(contestant)
  const warm = await second.open(page, path, title).finally(second.stop)
  console.log(`${name}: first page after ${seconds(warm)}, warm`)
  return { ...waits, warm }
}

/** Address and title of a generated document. */
function shownPage({ path, text }: GeneratedFile): { path: string; title: string } {
  const [, title = ""] = /^title: (.*)$/m.exec(text) ?? []
  return { path: `/${path.replace(/\.mdx?$/, "")}`, title }
}

/** Seconds from saving until the page shows a text. */
async function seen(page: Page, text: string, save: () => void): Promise<number> {
  const start = performance.now()
  save()
  await shown(page, text)
  return (performance.now() - start) / 1000
}

async function saveComponent(root: string, page: Page): Promise<number> {
  const file = join(root, component.file)
  const source = readFileSync(file, "utf8")
  const times: number[] = []
  for (let save = 1; save <= COMPONENT_SAVES; save++) {
    const said = `Footer number ${save}`
    const changed = source.replace(component.place, `$1${said}`)
    if (changed === source)
      throw new Error(
        `${component.file} does not contain ${component.place}, which the benchmark edits`,
      )
    times.push(await seen(page, said, () => writeFileSync(file, changed)))
  }
  writeFileSync(file, source)
  return median(times)
}
