/** `npm run tools`: lists occasional tools; `npm run tools -- NAME …` runs one. */
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { closest } from "../../src/lib/closest"
import { runMain } from "../run-main"
import { tools } from "./list"

runMain(async () => {
  const [name, ...rest] = process.argv.slice(2)
  if (name === undefined) return list()
  const tool = tools.find(one => one.name === name)
  if (!tool) throw new Error(`Unknown tool "${name}". ${hintFor(name)}`)
  if (tool.file.endsWith(".config.ts")) return runPlaywright(tool.file, rest)
  // Makes the script read its arguments as if it were started directly.
  process.argv.splice(1, process.argv.length, tool.file, ...rest)
  await import(pathToFileURL(tool.file).href)
})

function list(): void {
  const width = Math.max(...tools.map(({ name }) => name.length))
  for (const { name, about } of tools) console.log(`${name.padEnd(width)}  ${about}`)
}

function hintFor(name: string): string {
  const names = tools.map(tool => tool.name)
  const near = closest(name, names)
  return near ? `Did you mean "${near}"?` : "`npm run tools` lists all tools."
}

function runPlaywright(config: string, rest: readonly string[]): void {
  const program = join("node_modules", ".bin", "playwright")
  const { status } = spawnSync(program, ["test", "--config", config, ...rest], { stdio: "inherit" })
  process.exitCode = status ?? 1
}
