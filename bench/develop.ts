import { appendFileSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { type DevelopServer, shown, startServer } from "./develop-server"
import { docusaurus } from "./docusaurus/contestant"
import { inBrowser } from "./on-built-site"
import { median, megabytes, seconds, table, writeResults } from "./report"
import { type Contestant, thisSite } from "./site-builds"
import { type GeneratedFile, sizeFor, syntheticTree } from "./synthetic/tree"

/** What an editor waits for, in seconds, and memory of all processes of the server in bytes. */
interface Waits {
  name: string
  /** From the start of the server to the text of the first page. */
  cold: number
  warm: number
  /** From saving to seeing, medians; a component is saved on this site only. */
  text: number
  component?: number
  memory: { early: number; late: number }
}

/** Saves after which memory is taken first: what is kept for each file is there by then. */
const WARMED_UP = 20

/** Saves of a component. */
const COMPONENT_SAVES = 5

/** A component that every page shows, and a place in it for a text. */
const component = { file: "src/components/footer/index.tsx", place: /(<footer[^>]*>)/ }

/** `npm run bench -- --develop`: what editors wait for, and memory over many saves. */
export async function benchDevelop({
  pages,
  saves,
  isCompared,
}: {
  pages: number
  saves: number
  /** With Docusaurus' server and the same content. */
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
  // Behind the work of an editor: what webpack keeps is of no use to a start right behind the first page (docs/decisions/0083-what-editors-wait-for.md).
  const second = await startServer(contestant)
  const warm = await second.open(page, path, title).finally(second.stop)
  console.log(`${name}: first page after ${seconds(warm)}, warm`)
  return { ...waits, warm }
}

/** Address and title that a generated document has. */
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
