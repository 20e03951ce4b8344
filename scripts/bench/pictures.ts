import { appendFileSync, copyFileSync, mkdirSync, rmSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Measurement } from "./measure"
import { median, megabytes, seconds, table, writeResults } from "./report"
import { buildSite, contentFolder, editPost } from "./site-builds"
import { type GeneratedPicture, picturePlan, writePictures } from "./synthetic/pictures"
import { type GeneratedFile, sizeFor, syntheticTree } from "./synthetic/tree"
import { benchRoot, clean, workspace, writeTree } from "./workspace"

/** A real tree of 335 Markdown files had so many. */
export const REAL_PICTURES = 1338

/** Picture that is added to a post: of the shape that most have. */
const added = { name: "added.png", width: 1800, height: 1080, isPhoto: false }

/** `npm run bench -- --pictures`: builds a generated site with pictures and the same without, and measures both. */
export async function benchPictures(count: number): Promise<void> {
  const plan = picturePlan(count)
  const folder = join(benchRoot, `pictures-${count}`)
  await writePictures(folder, [...plan, added])
  const bytes = plan.map(({ name }) => statSync(join(folder, name)).size)
  const texts = syntheticTree(sizeFor(Math.round((700 * count) / REAL_PICTURES)))
  const { files, copies } = illustrated(texts, plan)
  console.log(
    `${count} pictures, ${megabytes(bytes.reduce((sum, each) => sum + each, 0))}, median ${Math.round(median(bytes) / 1000)} kB and ${median(plan.map(({ width }) => width))} pixels wide`,
  )

  const root = workspace("pictures")
  const content = join(root, contentFolder)
  const runs: [string, Measurement][] = []
  const build = async (name: string) => {
    const measured = await buildSite(root)
    if (measured.code !== 0) throw new Error(`${name} failed:\n${measured.output}`)
    runs.push([name, measured])
    console.log(`${name}: ${seconds(measured.wall)}`)
  }
  const start = (everything: boolean) => {
    if (everything) clean(root)
    for (const path of [".cache", "public"])
      rmSync(join(root, path), { recursive: true, force: true })
  }
  const put = (name: string, path: string) => {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    copyFileSync(join(folder, name), join(content, path))
  }
  for (const [kind, tree] of [
    ["without", texts],
    ["with", files],
  ] as const) {
    writeTree(content, tree)
    if (kind === "with") for (const { name, path } of copies) put(name, path)
    start(true)
    await build(`${kind} pictures, cold`)
    start(false)
    await build(`${kind} pictures, fresh start`)
    editPost(content, tree)
    await build(`${kind} pictures, one post edited`)
  }
  const post = files.find(({ path }) => path.endsWith(".md"))
  if (!post) throw new Error("the tree has no page")
  put(added.name, join(dirname(post.path), added.name))
  appendFileSync(join(content, post.path), `\n![A picture that was added](./${added.name})\n`)
  await build("with pictures, one picture added")

  const header = ["build", "wall", "CPU", "peak memory", "load before"]
  const rows = runs.map(([name, { wall, cpu, memory, load }]) => [
    name,
    seconds(wall),
    seconds(cpu),
    megabytes(memory),
    load.toFixed(1),
  ])
  console.log(`\n${table(header, rows)}`)
  writeResults(`pictures-${count}`, {
    bytes: bytes.reduce((sum, each) => sum + each, 0),
    builds: Object.fromEntries(runs.map(([name, { output, ...figures }]) => [name, figures])),
  })
}

/** Texts that show the pictures in turn; the first one of an article is its cover. */
function illustrated(
  texts: readonly GeneratedFile[],
  plan: readonly GeneratedPicture[],
): { files: GeneratedFile[]; copies: { name: string; path: string }[] } {
  const copies: { name: string; path: string }[] = []
  const pages = texts.filter(({ path }) => /\.mdx?$/.test(path))
  const files = texts.map(file => {
    const index = pages.indexOf(file)
    if (index < 0) return file
    const own = plan.filter((_, at) => at % pages.length === index)
    for (const { name } of own) copies.push({ name, path: join(dirname(file.path), name) })
    const [cover, ...rest] = file.path.startsWith("docs/") ? [undefined, ...own] : own
    const head = cover ? `---\nimage: ./${cover.name}\n` : "---\n"
    const shown = rest.map(each => `![${each?.name}](./${each?.name})\n`).join("\n")
    return { ...file, text: `${file.text.replace(/^---\n/, head)}\n${shown}` }
  })
  return { files, copies }
}
