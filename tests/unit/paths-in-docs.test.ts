import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter(file => existsSync(file))

const topFolders = new Set(tracked.map(file => file.split("/")[0]))

const texts = tracked.filter(file => /^(docs\/.*|[^/]*|src\/.*)\.md$/.test(file))

/** Files and folders that a text names but that do not exist. */
function missing(file: string, text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = ""]) => {
    if (name.includes("://")) return []
    // A path from the project's root starts with one of our folders; other names are ends of paths
    // to TypeScript files.
    if (name.includes("/") && topFolders.has(name.split("/")[0]))
      return isThere(name) || isBuilt(name) ? [] : [name]
    return /^[\w./-]+\.tsx?$/.test(name) && !isEnd(name) ? [name] : []
  })
  const linked = [...text.matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)].flatMap(([, target = ""]) =>
    existsSync(join(dirname(file), target)) ? [] : [target],
  )
  return [...named, ...linked].map(
    name => `${file} names ${name}, which is not there: name the file as it is called today`,
  )
}

/** True if the path exists. A star or a word in angle brackets matches any part of a name. */
function isThere(path: string): boolean {
  if (!/[*<]/.test(path)) return existsSync(path)
  const source = path
    .replace(/\/$/, "")
    .split(/\*|<[^>]*>/)
    .map(part => part.replace(/[.$(){}]/g, "\\$&"))
    .join("[^/]+")
  return tracked.some(file => new RegExp(`^${source}(/|$)`).test(`${file}/`))
}

/** True for files that Git ignores, because builds write them and a fresh checkout lacks them. */
const isBuilt = (path: string) => spawnSync("git", ["check-ignore", "-q", path]).status === 0

const isEnd = (name: string) => tracked.some(file => `/${file}`.endsWith(`/${name}`))

test.each(texts)("finds every file that %s names", file => {
  expect(missing(file, readFileSync(file, "utf8"))).toEqual([])
})

test("reports a missing file with the text that names it", () => {
  const text =
    "See `src/gone.ts`, `gone.ts`, `src/*/gone.ts`, [this](gone.md) and `docs/`, `gone.js`."
  expect(missing("README.md", text)).toEqual([
    "README.md names src/gone.ts, which is not there: name the file as it is called today",
    "README.md names gone.ts, which is not there: name the file as it is called today",
    "README.md names src/*/gone.ts, which is not there: name the file as it is called today",
    "README.md names gone.md, which is not there: name the file as it is called today",
  ])
})
