/**
 * The table of rooms as rules of the linter, so that editors underline an import upwards while it is typed. The linter
 * sees the name of a module as it is written and knows no file, so it cannot tell components as they are described from
 * the same as they are drawn; the test can. After a change of the table run
 * `npx tsx tests/unit/architecture/lint-rules.ts`, which writes biome.rooms.json.
 */
import { writeFileSync } from "node:fs"
import { posix } from "node:path"
import { type Room, rooms } from "./rooms"

export const lintRulesFile = "biome.rooms.json"

const notTests = ["!**/*.test.ts", "!**/*.test.tsx", "!**/*.fixture.ts", "!**/test-support.ts"]

/** What biome.rooms.json holds. */
export const lintRules = () => ({
  overrides: rooms.map(room => ({
    includes: [...room.files, ...notTests],
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: "error",
            options: { patterns: [{ group: refused(room), message: messageOf(room) }] },
          },
        },
      },
    },
  })),
})

const messageOf = ({ name, knows }: Room) =>
  `${name} may import ${knows.length > 0 ? knows.join("; ") : "nothing else of src"} (tests/unit/architecture/rooms.ts)`

/** Names of modules that a room may not import, as patterns; those with an exclamation mark it may. */
function refused(room: Room): string[] {
  const isKnown = ({ name }: Room) => name === room.name || room.knows.includes(name)
  const paths = [...byFolder(rooms)].flatMap(([folder, inside]) => {
    if (inside.some(isSplitByEnding) && inside.some(isKnown)) return []
    const unknown = inside.filter(other => !isKnown(other))
    // A whole folder but for some rooms, or some rooms of a folder: whichever is shorter.
    const isWhole = inside.length < 2 * unknown.length && inside.length > 1
    return isWhole && !inside.includes(room) ? [`${folder}/**`] : unknown.flatMap(modulesOf)
  })
  const patterns = paths.flatMap(path => namesOf(path, room))
  const allowed = rooms
    .filter(isKnown)
    .flatMap(modulesOf)
    .flatMap(path => namesOf(path, room))
    .filter(name => patterns.some(pattern => covers(pattern, name)))
  return [...new Set([...patterns, ...allowed.map(name => `!${name}`)])]
}

const isSplitByEnding = ({ files }: Room) =>
  files.some(glob => /\*\*\/\*\.(?:tsx?|css)$/.test(glob))

/** Rooms by the folder or file of src that they are in. */
function byFolder(all: readonly Room[]): Map<string, Room[]> {
  const folders = new Map<string, Room[]>()
  for (const room of all) {
    const folder = folderOf(room).split("/").slice(0, 2).join("/")
    folders.set(folder, [...(folders.get(folder) ?? []), room])
  }
  return folders
}

/** Modules of a room without what their names do not say: whether a file ends in .ts or .tsx, and `index`. */
const modulesOf = ({ files }: Room) =>
  files
    .filter(glob => !glob.startsWith("!") && !/\*\.(tsx|css)$/.test(glob))
    .map(glob =>
      glob
        .replace(/\.tsx?$/, "")
        .replace(/\/index$/, "")
        .replace(/\*\*\/\*$/, "**"),
    )

/** Whether names of the one kind may be names of the other. */
function covers(pattern: string, name: string): boolean {
  const [refused, allowed] = [pattern, name].map(text => text.replace(/^\.\.?\/(\*\*\/)?/, ""))
  if (!refused || !allowed || pattern === name) return false
  if (refused === "*") return !allowed.includes("/")
  return refused.endsWith("/**")
    ? `/${allowed}`.includes(`/${refused.slice(0, -2)}`)
    : `/${allowed}`.endsWith(`/${refused}`)
}

/** How files of a room name a module. */
function namesOf(path: string, room: Room): string[] {
  const from = folderOf(room)
  const way = posix.relative(from, path)
  // The room's own folder.
  if (way === "" || way === "**") return []
  const rest = way.replace(/^(\.\.\/)+/, "")
  // Files in folders of the room name those beside the folder in the same way.
  if (rest === "*" && hasFolders(room)) return []
  const isAnywhere = rest === "*" || rest.startsWith("**/")
  const above = isAnywhere ? `../${rest}` : `../**/${rest}`
  if (way.startsWith("..")) return [above]
  return hasFolders(room) ? [`./${way}`, above] : [`./${way}`]
}

const hasFolders = ({ files }: Room) => files.some(glob => glob.includes("**"))

/** The folder that holds all files of a room. */
function folderOf({ files }: Room): string {
  const [first = [], ...others] = files
    .filter(glob => !glob.startsWith("!"))
    .map(glob => (glob.split("*")[0] ?? "").replace(/\/[^/]*$/, "").split("/"))
  return first
    .filter((_, at) =>
      others.every(parts => parts.slice(0, at + 1).join("/") === first.slice(0, at + 1).join("/")),
    )
    .join("/")
}

/** The file's text, a line for each room. */
export function lintRulesText(): string {
  const lines = lintRules().overrides.map(override => `    ${JSON.stringify(override)}`)
  return `{\n  "overrides": [\n${lines.join(",\n")}\n  ]\n}\n`
}

if (process.argv[1]?.endsWith("lint-rules.ts")) writeFileSync(lintRulesFile, lintRulesText())
