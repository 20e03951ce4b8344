import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter(file => existsSync(file))

const topFolders = new Set(tracked.map(file => file.split("/")[0]))

const texts = tracked.filter(file => /^(docs\/.*|[^/]*|src\/.*)\.md$/.test(file))

/** What a text names as a file or folder of the project, with where it was looked for. */
function missing(file: string, text: string): string[] {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = ""]) => {
    if (name.includes("://")) return []
    // From the project's root, where it begins with a folder of ours; else the end of a path, for our kinds of files.
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

/** A star or a word in angle brackets stands for any part of a name. */
function isThere(path: string): boolean {
  if (!/[*<]/.test(path)) return existsSync(path)
  const source = path
    .replace(/\/$/, "")
    .split(/\*|<[^>]*>/)
    .map(part => part.replace(/[.$(){}]/g, "\\$&"))
    .join("[^/]+")
  return tracked.some(file => new RegExp(`^${source}(/|$)`).test(`${file}/`))
}

/** A build writes what git ignores: a fresh checkout does not have it yet. */
const isBuilt = (path: string) => spawnSync("git", ["check-ignore", "-q", path]).status === 0

const isEnd = (name: string) => tracked.some(file => `/${file}`.endsWith(`/${name}`))

test.each(texts)("every file that %s names is there", file => {
  expect(missing(file, readFileSync(file, "utf8"))).toEqual([])
})

test("a file that is gone is told with the text that names it", () => {
  const text =
    "See `src/gone.ts`, `gone.ts`, `src/*/gone.ts`, [this](gone.md) and `docs/`, `gone.js`."
  expect(missing("README.md", text)).toEqual([
    "README.md names src/gone.ts, which is not there: name the file as it is called today",
    "README.md names gone.ts, which is not there: name the file as it is called today",
    "README.md names src/*/gone.ts, which is not there: name the file as it is called today",
    "README.md names gone.md, which is not there: name the file as it is called today",
  ])
})
