/** Answers each message with the problems of the content of the folder it runs in; see content-checker.ts. */
import { join } from "node:path"

const read = join(process.cwd(), "src/site")
const modules = Promise.all([
  import(join(read, "content-reader.ts")),
  import(join(read, "load-site.ts")),
])
const reader = modules.then(([{ ContentReader }]) => new ContentReader())

process.on("message", async () => {
  const [, { loadSite }] = await modules
  const { problems } = await loadSite(await reader, false)
  process.send?.(problems.map((problem: { message: string }) => problem.message))
})
