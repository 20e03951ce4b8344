import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { patchTables } from "../../../scripts/patches/table"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { mismatches, settlePatches } from "./check"
import accepted from "./expects.json"
import { isOn, OFF_VARIABLE, patchesOff } from "./is-on"
import type { Expectations, Patch } from "./patch"
import { patches } from "./registry"

const expectations: Expectations = accepted

afterEach(() => {
  delete process.env[OFF_VARIABLE]
})

/**
 * Copies all files that patches rely on to a temporary folder, and applies the edits (from, to) to
 * them.
 */
function installedWith(edits: Record<string, [from: string, to: string]> = {}): string {
  const root = temporaryFolder({})
  const names = new Set<string>(patches.map(patch => patch.package))
  const files = new Set<string>(patches.flatMap(({ expects }) => expects))
  for (const file of [...files, ...[...names].map(name => `${name}/package.json`)])
    cpSync(join("node_modules", file), join(root, "node_modules", file), { recursive: true })
  for (const [file, [from, to]] of Object.entries(edits)) {
    const path = join(root, "node_modules", file)
    const text = readFileSync(path, "utf8")
    expect(text).toContain(from)
    writeFileSync(path, text.replace(from, to))
  }
  return root
}

/** Settles the patches on such a copy. Returns the warnings and the error. */
function settle(root: string, patched: Expectations = expectations) {
  const warnings: string[] = []
  let error = ""
  try {
    settlePatches(line => warnings.push(line), { root, expectations: patched })
  } catch (thrown) {
    error = (thrown as Error).message
  }
  return { warnings, error }
}

test("matches all patches with the packages in package-lock.json", () => {
  expect(mismatches()).toEqual([])
  expect(settle(installedWith())).toEqual({ warnings: [], error: "" })
})

test("turns off a patch that only saves time, with a one-line reason, when its target differs", () => {
  const { warnings, error } = settle(
    installedWith({ "gatsby/dist/query/file-parser.js": ["StaticQuery", "StaticAnswer"] }),
  )
  expect(error).toBe("")
  expect(warnings).toEqual([
    expect.stringMatching(
      /^The patch fewer-sources is off \(time\): gatsby\/dist\/query\/file-parser\.js: expected \w{16}, found \w{16}\.$/,
    ),
  ])
  expect([isOn("fewer-sources"), isOn("swc")]).toEqual([false, true])
})

test("ends the build with a list of all differences when a fix no longer matches", () => {
  const { error } = settle(
    installedWith({
      "gatsby/cache-dir/loader.js": ["retries < 3", "retries < 4"],
      "gatsby/dist/query/file-parser.js": ["StaticQuery", "StaticAnswer"],
      "mini-css-extract-plugin/dist/index.js": ["sortModules", "sorted"],
    }),
  )
  const lines = error.split("\n").filter(line => line.startsWith("  "))
  expect(lines.map(line => /^ {2}([\w-]+) \((\w+)\): (\S+): /.exec(line)?.slice(1))).toEqual([
    ["page-loads", "fix", "gatsby/cache-dir/loader.js"],
    ["style-sheets", "fix", "mini-css-extract-plugin/dist/index.js"],
    ["unused-code", "bytes", "gatsby/cache-dir/loader.js"],
    ["fewer-sources", "time", "gatsby/dist/query/file-parser.js"],
  ])
  expect(error).toContain("npm run patches -- --accept <name>")
})

test("names untested and missing packages with their versions", () => {
  const root = installedWith({ "react-helmet/package.json": ['"6.1.0"', '"7.0.0"'] })
  expect(settle(root).error).toContain(
    "heads (fix): react-helmet/package.json: expected version 6.1.0, found 7.0.0",
  )
  const none = settle(temporaryFolder({})).error
  expect(none).toContain(
    "gatsby/package.json: expected version >=5.16.1 <5.17, found no such package",
  )
  expect(none).toContain("gatsby/cache-dir/loader.js: expected ")
  expect(none).toContain(", found no such file")
})

test("lists one line for each of five digests that differ", () => {
  const five = ["page-loads", "heads", "code-pages", "swc", "class-names"]
  const changed = Object.fromEntries(
    Object.entries(expectations).map(([name, files]) => {
      const [first = "", ...rest] = Object.keys(files)
      const others = Object.fromEntries(rest.map(file => [file, files[file] ?? ""]))
      return [name, five.includes(name) ? { [first]: "0123456789abcdef", ...others } : files]
    }),
  )
  const found = mismatches({ expectations: changed })
  expect(found.map(({ patch }) => patch.name).sort()).toEqual([...five].sort())
})

/**
 * Changes in Gatsby that the build would not detect by itself, and the patches that must detect
 * them.
 */
test.each<[string, string, [string, string], string[]]>([
  [
    "an action by which webpack's cache is written has another name",
    "gatsby/dist/commands/build-html.js",
    ["HTML_TRACKED_PAGES_CLEANUP", "HTML_CLEANUP"],
    ["bundler-runs", "rspack-renderer"],
  ],
  [
    "the run that bundles the renderer answers without its path",
    "gatsby/dist/commands/build-html.js",
    ["rendererPath: ", "path: "],
    ["bundler-runs", "rspack-renderer"],
  ],
  [
    "another component of Gatsby's holds queries",
    "gatsby/dist/query/file-parser.js",
    ["StaticQuery", "PageQuery"],
    ["fewer-sources"],
  ],
  [
    "the run of webpack for scripts has another name",
    "gatsby/dist/commands/build-javascript.js",
    ["exports.buildProductionBundle =", "exports.buildBundle ="],
    ["bundler-runs", "rspack-renderer"],
  ],
])("turns off patches when %s", (_, file, edit, names) => {
  const { warnings } = settle(installedWith({ [file]: edit }))
  expect(warnings.map(line => line.split(" ")[2])).toEqual(names)
})

test("turns off patches by name and by kind, and reports an unknown name", () => {
  expect(patchesOff("")).toEqual(new Set())
  expect([...patchesOff("swc, bytes")].sort()).toEqual(
    ["class-names", "route-groups", "swc", "unused-code"].sort(),
  )
  expect(() => patchesOff("fast")).toThrow(
    /^PATCHES_OFF: there is no patch "fast"\. Write one or more of: fix, bytes, time, /,
  )
})

test("does not check a patch that is turned off by hand", () => {
  process.env[OFF_VARIABLE] = "fewer-sources"
  const root = installedWith({ "gatsby/dist/query/file-parser.js": ["StaticQuery", "Other"] })
  expect(settle(root)).toEqual({ warnings: [], error: "" })
})

test("states the savings of each patch, and gives each patch its own folder", () => {
  const listed: readonly Patch[] = patches
  expect(listed.filter(({ kind, buys }) => kind !== "fix" && !buys)).toEqual([])
  for (const { name, expects } of listed) {
    expect(expects.length).toBeGreaterThan(0)
    expect(dirname(join("src/gatsby/patches", name, "x"))).toBe(`src/gatsby/patches/${name}`)
  }
})

test("keeps the registry's tables in the decision record (npm run patches -- --write)", () => {
  const record = readFileSync("docs/decisions/0057-patches-of-packages.md", "utf8")
  expect(record).toContain(patchTables(patches))
})
