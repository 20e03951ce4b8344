import { posix } from "node:path"
import { isTest, type Room, roomOf, rooms } from "./rooms"
import type { Import, Source } from "./sources"

/** Each rule answers with a sentence for each breach: where it is, and what to do. */
type Rule = (sources: readonly Source[]) => string[]

/** Rooms that name a room which does not stand above them. */
export function upsideDown(table: readonly Room[]): string[] {
  return table.flatMap(({ name, knows }, place) =>
    knows
      .filter(known => !table.slice(0, place).some(room => room.name === known))
      .map(known => `the room "${name}" may not know "${known}", which does not stand above it`),
  )
}

/** Every file of src stands in a room, and imports only rooms that its own knows. */
export const upwardImports: Rule = sources =>
  shipped(sources).flatMap(source => {
    if (source.file.endsWith(".d.ts")) return []
    const room = roomOf(source.file)
    if (!room)
      return [
        `${source.file} stands in no room: move it, or give its folder a line in tests/unit/architecture/rooms.ts`,
      ]
    return source.imports.flatMap(({ to, line }) => {
      if (/^(scripts|tests|src\/testing)\//.test(to))
        return [`${source.file}:${line} imports ${to}: what is shipped imports nothing of there`]
      const other = to.startsWith("src/") ? roomOf(to) : undefined
      if (!other || other === room || room.knows.includes(other.name)) return []
      return [
        `${source.file}:${line} imports ${to}, but "${room.name}" does not know "${other.name}" (tests/unit/architecture/rooms.ts): move what both need into a room that stands above them, or hand it in`,
      ]
    })
  })

/**
 * Files that wait for each other when they are loaded. Types do not count here: they are gone by then, and two types
 * of one room may well name each other.
 */
export const cycles: Rule = sources => {
  const next = valueImports(sources)
  const done = new Set<string>()
  const found: string[] = []
  const walk = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) {
      const round = [...path.slice(start), file].join(" -> ")
      found.push(`${round} is a cycle: move what both ends need into a file of its own`)
    } else if (!done.has(file)) {
      for (const { to } of next.get(file) ?? []) walk(to, [...path, file])
      done.add(file)
    }
  }
  for (const file of next.keys()) walk(file, [])
  return found
}

/** What each side must never load, whichever way it comes. */
const barriers = [
  {
    from: /^gatsby-browser\.tsx$|^src\/templates\/[^/]+\/index\.tsx$|^src\/search\/worker\/search-worker\.ts$/,
    never: /^(zod|yaml|unified|sharp|node:.*)$|^src\/(markdown|gatsby|content\/read)\//,
    // What assistants call checks what they ask by its schemas; no reader loads it.
    beyond: /^src\/page-tools\/call-tool\.ts$/,
    fix: "readers would load it: import its type only, or move what pages need into a file without it",
  },
  {
    from: /^src\/gatsby\/(index|publish-thread)\.ts$/,
    never: /^react(-dom)?$|\.tsx$/,
    fix: "the build would load what pages draw: describe it in a file of its own, such as component.ts",
  },
]

/** Chains of imports by which one side would load what belongs to the other. */
export const crossings: Rule = sources => {
  const next = valueImports(sources, true)
  return barriers.flatMap(({ from, never, beyond, fix }) =>
    sources
      .filter(({ file }) => from.test(file))
      .flatMap(({ file }) => {
        const chain = chainTo(never, file, next, beyond)
        return chain ? [`${chain.join(" -> ")}: ${fix}`] : []
      }),
  )
}

/** The shortest chain of imports from a file to one that matches. */
function chainTo(
  wanted: RegExp,
  start: string,
  next: ReadonlyMap<string, readonly Import[]>,
  beyond?: RegExp,
): string[] | undefined {
  const before = new Map<string, string | undefined>([[start, undefined]])
  // A map goes on to what is added while it is walked.
  for (const [file] of before) {
    if (file !== start && wanted.test(file)) {
      const chain = [file]
      for (let at = before.get(file); at !== undefined; at = before.get(at)) chain.unshift(at)
      return chain
    }
    if (beyond?.test(file)) continue
    for (const { to } of next.get(file) ?? []) if (!before.has(to)) before.set(to, file)
  }
  return undefined
}

const addressFiles = [
  "src/content/routes.ts",
  "src/content/artefact-paths.ts",
  "src/site.config.ts",
  "src/page.config.ts",
]

/** What a rule passes over, by the start of its sentence. One that nothing needs any more is to go. */
export const exemptions = [
  // A path of YouTube's.
  'src/markdown/html/video-embeds.ts writes the address "/embed/videoseries"',
  // A setting of Docusaurus, which is measured beside the site.
  "scripts/bench/docusaurus/site-files.ts names a section",
  // The name of Docusaurus' plugin, and where it looks unless told.
  "scripts/adopt/docusaurus-site.ts names a section",
  // Served as it stands, in one request with the dialog that it dresses.
  "src/components/search-modal/search-modal.css has",
]

/** A path, or a selector of links to one. What stands between backticks tells authors what to write. */
const isAddress = (text: string) =>
  (/^\/[\w.]/.test(text) && !/\.tsx?$/.test(text)) ||
  (/=["']\/\w/.test(text) && !text.includes("`"))

/** Addresses of the site that are written out. Examples for authors are texts. */
export const strayAddresses: Rule = sources =>
  shipped(sources)
    .filter(({ file }) => !addressFiles.includes(file))
    .flatMap(({ file, literals }) =>
      literals
        .filter(({ text, isExample }) => !isExample && isAddress(text))
        .map(
          ({ text, line }) =>
            `${file}:${line} writes the address "${text}": make it in src/content/routes.ts, or in artefact-paths.ts where it is a file's`,
        ),
    )

/** Sections by name, in scripts too. @param sections names of all sections */
export const sectionNames =
  (sections: readonly string[]): Rule =>
  sources =>
    sources
      .filter(({ file }) => file !== "src/site.config.ts" && !isTest(file))
      .flatMap(({ file, literals, names, text }) => {
        const words = new RegExp(`(?<![\\w-])(${sections.join("|")})(?![\\w-])`, "i")
        const styles = file.endsWith(".css") ? text.replace(/\/\*.*?\*\//gs, "").split("\n") : []
        return [
          ...literals.filter(literal => !literal.isExample && words.test(literal.text)),
          ...names.filter(name => sections.includes(name.text)),
          ...styles.flatMap((line, at) => (words.test(line) ? [{ line: at + 1, text: line }] : [])),
        ].map(
          found =>
            `${file}:${found.line} names a section ("${found.text.trim()}"): what differs between sections is a field of articleSections in src/site.config.ts`,
        )
      })

/** Types that are claimed against what the compiler knows. */
export const forcedTypes: Rule = sources =>
  shipped(sources).flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((line, at) =>
        /\bas unknown as\b/.test(line)
          ? [
              `${file}:${at + 1} says "as unknown as": declare the type where the value comes from, or check the value`,
            ]
          : [],
      ),
  )

const LINES = 300

/** Tests of one subject, and lists of what is tested, are not counted. */
export const longFiles: Rule = sources =>
  sources.flatMap(({ file, text }) => {
    const lines = text.split("\n").length - 1
    return lines > LINES && !isTest(file)
      ? [
          `${file} has ${lines} lines, ${LINES} are allowed: it holds more than one idea, so split it`,
        ]
      : []
  })

const FILES = 25

/** Tests stand beside what they test and are not counted: they make a folder longer, not harder to know. */
export const fullFolders: Rule = sources => {
  const counts = new Map<string, number>()
  for (const { file } of sources) {
    if (isTest(file)) continue
    const folder = posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > FILES)
    .map(
      ([folder, count]) =>
        `${folder} has ${count} files, ${FILES} are allowed: put what belongs together into a folder`,
    )
}

const shipped = (sources: readonly Source[]) =>
  sources.filter(({ file }) => file.startsWith("src/") && !isTest(file))

/** Imports that are there when the script runs. @param withPackages also of packages, not only of our files */
function valueImports(
  sources: readonly Source[],
  withPackages = false,
): Map<string, readonly Import[]> {
  const own = new Set(sources.map(({ file }) => file))
  return new Map(
    sources.map(({ file, imports }) => [
      file,
      imports.filter(({ to, isType }) => !isType && (withPackages || own.has(to))),
    ]),
  )
}

/** Rooms of the table without a file. */
export const emptyRooms = (sources: readonly Source[]) =>
  rooms
    .filter(room => !sources.some(({ file }) => roomOf(file) === room))
    .map(({ name }) => `the room "${name}" has no file: take its line out of the table`)

const withoutLine = (sentence: string) => sentence.replace(/^(\S+?):\d+ /, "$1 ")

/** Sentences that no exemption covers. */
export const unexcused = (sentences: readonly string[]) =>
  sentences.filter(sentence => !exemptions.some(start => withoutLine(sentence).startsWith(start)))

/** Exemptions that cover none of the sentences. */
export const needless = (sentences: readonly string[]) =>
  exemptions
    .filter(start => !sentences.some(sentence => withoutLine(sentence).startsWith(start)))
    .map(start => `"${start}" is true no more: take it out of the exemptions`)
