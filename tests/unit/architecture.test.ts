import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { articleSections } from "../../src/site.config"
import * as rules from "./architecture/rules"
import { readSources } from "./architecture/sources"

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter(file => /^(src|scripts|bench|tests)\/.*\.(tsx?|css)$|^gatsby-[^/]*\.tsx?$/.test(file))
  // Gatsby generates this file.
  .filter(file => existsSync(file) && file !== "src/gatsby-types.d.ts")

const sources = readSources(files)
const sectionNames = rules.sectionNames(Object.keys(articleSections))

test.each([
  ["addresses are made in routes.ts and artifact-paths.ts", rules.strayAddresses(sources)],
  ["only site.config.ts names sections", sectionNames(sources)],
  ["no type is forced", rules.forcedTypes(sources)],
  ["files are short", rules.longFiles(sources)],
  ["folders are small", rules.fullFolders(sources)],
])("%s", (_, breaches) => expect(rules.unexcused(breaches)).toEqual([]))

test("needs every exemption", () => {
  const exempting = [rules.strayAddresses, sectionNames, rules.longFiles]
  expect(rules.needless(exempting.flatMap(rule => rule(sources)))).toEqual([])
})
