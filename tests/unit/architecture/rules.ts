import { posix } from "node:path"
import type { Source } from "./sources"

/** True for files that are not shipped. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$|^tests\//.test(file)

/** Returns a sentence for each violation: where it is and what to do. */
type Rule = (sources: readonly Source[]) => string[]

const addressFiles = [
  "src/content/routes.ts",
  "src/content/artifact-paths.ts",
  "src/site.config.ts",
  "src/page.config.ts",
]

/** Starts of the sentences that a rule ignores. Remove those that no longer apply. */
export const exemptions = [
  // YouTube's path
  'src/markdown/html/video-embeds.ts writes the address "/embed/videoseries"',
  // A setting of Docusaurus, which the benchmark measures next to the site
  "bench/docusaurus/site-files.ts names a section",
  // The name and the default folder of Docusaurus's plugin
  "scripts/adopt/docusaurus/read-site.ts names a section",
  // Served unchanged, in one request with the dialog that it styles
  "src/components/search-modal/search-modal.css has",
]

/**
 * True for a path or a selector of links to one. Text in backticks shows authors what to write, so
 * it does not count.
 */
const isAddress = (text: string) =>
  (/^\/[\w.]/.test(text) && !/\.tsx?$/.test(text)) ||
  (/=["']\/\w/.test(text) && !text.includes("`"))

/** Hard-coded addresses of the site. Examples for authors do not count. */
export const strayAddresses: Rule = sources =>
  shipped(sources)
    .filter(({ file }) => !addressFiles.includes(file))
    .flatMap(({ file, literals }) =>
      literals
        .filter(({ text, isExample }) => !isExample && isAddress(text))
        .map(
          ({ text, line }) =>
            `${file}:${line} writes the address "${text}": make it in src/content/routes.ts, or in artifact-paths.ts where it is a file's`,
        ),
    )

/**
 * Sections by name, also in scripts.
 * @param sections names of all sections
 */
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

/** Casts that override the compiler. */
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

/** Files that are too long. Tests may be longer, because they cover one subject. */
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

/**
 * Folders with too many files. Tests do not count, because they make a folder longer but no harder
 * to understand.
 */
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

const withoutLine = (sentence: string) => sentence.replace(/^(\S+?):\d+ /, "$1 ")

/** Sentences that no exemption covers. */
export const unexcused = (sentences: readonly string[]) =>
  sentences.filter(sentence => !exemptions.some(start => withoutLine(sentence).startsWith(start)))

/** Exemptions that cover none of the sentences. */
export const needless = (sentences: readonly string[]) =>
  exemptions
    .filter(start => !sentences.some(sentence => withoutLine(sentence).startsWith(start)))
    .map(start => `"${start}" is true no more: take it out of the exemptions`)
