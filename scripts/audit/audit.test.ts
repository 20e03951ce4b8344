import { type Advisory, ageOf, checkAdvisories } from "./advisories"
import { checkInstallScripts } from "./install-scripts"
import { checkIntegrity } from "./integrity"
import { checkLicences } from "./licences"
import { packagesOf } from "./lock-file"
import { fetchAdvisories, renewed } from "./renew-advisories"

/** A lock file in which `site` depends on `builder`, which depends on two versions of `paint`. */
const packages = packagesOf({
  lockfileVersion: 3,
  packages: {
    "": { dependencies: { builder: "1" }, devDependencies: { tester: "1" } },
    "node_modules/builder": { version: "1.0.0", license: "MIT", dependencies: { paint: "2" } },
    "node_modules/builder/node_modules/paint": {
      version: "2.1.0",
      license: "GPL-3.0-only",
      hasInstallScript: true,
      integrity: "sha1-abc",
    },
    "node_modules/paint": {
      version: "3.0.0",
      license: "(MIT OR GPL-3.0-only)",
      integrity: "sha512-x",
    },
    "node_modules/tester": {
      version: "1.0.0",
      integrity: "sha512-x",
      resolved: "git+ssh://git@example.org/tester.git",
      peerDependencies: { paint: "3" },
    },
  },
})

const advisory = (events: Advisory["affected"][number]["ranges"][number]["events"]): Advisory => ({
  id: "GHSA-0000",
  summary: "paint runs",
  affected: [
    { package: { ecosystem: "npm", name: "paint" }, ranges: [{ type: "SEMVER", events }] },
  ],
})

describe("advisories", () => {
  test("are reported with package, version, id, fixed version and dependents", () => {
    const found = checkAdvisories(
      packages,
      [advisory([{ introduced: "0" }, { fixed: "2.2.0" }])],
      [],
    )
    expect(found).toEqual([
      "paint 2.1.0: GHSA-0000, paint runs (fixed in 2.2.0); required by builder > paint",
    ])
  })

  test.each([
    ["from a version on", [{ introduced: "2.1.0" }], ["2.1.0", "3.0.0"]],
    ["up to the mended version", [{ introduced: "0" }, { fixed: "2.1.0" }], []],
    ["up to the last that has it", [{ introduced: "0" }, { last_affected: "2.1.0" }], ["2.1.0"]],
    [
      "in two stretches",
      [{ introduced: "1.0.0" }, { fixed: "2.0.0" }, { introduced: "3.0.0" }],
      ["3.0.0"],
    ],
  ])("apply to versions %s", (_, events, versions) => {
    const found = checkAdvisories(packages, [advisory(events)], [])
    expect(found.map(sentence => sentence.split(/[ :]/)[1])).toEqual(versions)
  })

  test("say so when no version is fixed, and use the database's known range", () => {
    const known = advisory([{ introduced: "0" }])
    for (const affected of known.affected)
      affected.database_specific = { last_known_affected_version_range: "<= 2.1.0" }
    expect(checkAdvisories(packages, [known], [])).toEqual([
      "paint 2.1.0: GHSA-0000, paint runs (no fixed version is known); required by builder > paint",
    ])
  })

  test("are ignored when withdrawn or accepted, but an unused acceptance is reported", () => {
    const all = advisory([{ introduced: "0" }])
    const accepted = [{ id: "GHSA-0000", package: "paint", reason: "" }]
    expect(checkAdvisories(packages, [all], accepted)).toEqual([])
    expect(checkAdvisories(packages, [{ ...all, withdrawn: "2026-01-01" }], [])).toEqual([])
    expect(checkAdvisories(packages, [], accepted)).toEqual([
      expect.stringMatching(/^GHSA-0000 is accepted for paint but no longer affects it/),
    ])
  })

  test("are fetched by package name, page by page, and reduced to the site's packages", async () => {
    const asked: unknown[] = []
    const answers = [
      { results: [{ vulns: [{ id: "B" }], next_page_token: "more" }, {}] },
      { results: [{ vulns: [{ id: "A" }, { id: "C" }] }] },
    ]
    const found = await fetchAdvisories(["paint", "builder", "paint"], {
      async askDatabase(url, body) {
        asked.push(body ?? url)
        if (body) return answers.shift()
        const id = url.slice(-1)
        const other = { package: { ecosystem: "npm", name: "other" }, ranges: [] }
        const { affected } = advisory([{ introduced: "0" }])
        const withdrawn = id === "C" ? { withdrawn: "2026-01-01T00:00:00Z" } : {}
        return { id, summary: id, details: "long", affected: [other, ...affected], ...withdrawn }
      },
    })
    const paint = { ecosystem: "npm", name: "paint" }
    expect(asked.slice(0, 2)).toEqual([
      { queries: [{ package: paint }, { package: { ecosystem: "npm", name: "builder" } }] },
      { queries: [{ package: paint, page_token: "more" }] },
    ])
    expect(found).toEqual(
      ["A", "B"].map(id => ({ ...advisory([{ introduced: "0" }]), id, summary: id })),
    )
  })
})

test.each([
  ["2026-11-28", "0 days old", false],
  ["2026-11-29", "0 days old", false],
  ["2026-11-27", "1 day old", false],
  ["2026-11-14", "14 days old", false],
  ["2026-11-13", "15 days old", true],
  ["2025-11-28", "365 days old", true],
])("shows the age of the advisories of %s, and warns above 14 days", (asked, age, warns) => {
  const shown = ageOf(asked, new Date("2026-11-28T23:59:00Z"))
  expect(shown.age).toBe(age)
  expect(shown.warning ?? "").toContain(warns ? "npm run tools -- audit --renew" : "")
  expect(shown.warning !== undefined).toBe(warns)
})

test.each([
  ["nothing is new since yesterday", "2026-11-27", [], "2026-11-27"],
  ["nothing is new for a week", "2026-11-21", [], "2026-11-28"],
  ["an advisory is new", "2026-11-28", [advisory([{ introduced: "0" }])], "2026-11-28"],
])("keeps the date of the advisories current when %s", (_, asked, found, date) => {
  const today = new Date("2026-11-28T03:17:00Z")
  expect(renewed({ asked, advisories: [] }, found, today)).toEqual({
    asked: date,
    advisories: found,
  })
})

test("reports a license that is not allowed, and an exception that no package needs", () => {
  const allowed = ["MIT"]
  const told = checkLicences(packages, allowed, [{ package: "gone", reason: "" }])
  expect(told.map(sentence => sentence.split(";")[0])).toEqual([
    "paint 2.1.0: license GPL-3.0-only",
    "tester 1.0.0: license not stated",
    "the license exception for gone no longer applies to any package: remove it from scripts/audit/policy.ts",
  ])
  const exceptions = [
    { package: "pai*", licence: "GPL-3.0-only", reason: "" },
    { package: "tester", reason: "" },
  ]
  expect(checkLicences(packages, allowed, exceptions)).toEqual([])
})

test("reports an unknown install script, and a setup that lets scripts run", () => {
  expect(checkInstallScripts(packages, "ignore-scripts=true\n", { paint: "draws" })).toEqual([])
  const told = checkInstallScripts(packages, "", { builder: "builds" })
  expect(told.map(sentence => sentence.split(/[,:]/)[0])).toEqual([
    ".npmrc lets packages run install scripts",
    "paint 2.1.0 has an install script",
    "builder no longer has an install script",
  ])
})

test("reports a package without a digest or from outside a registry", () => {
  expect(checkIntegrity(packages).map(sentence => sentence.split(":")[0])).toEqual([
    "builder 1.0.0, required by builder, has no SHA-512 digest",
    "paint 2.1.0, required by builder > paint, has no SHA-512 digest",
    "tester 1.0.0, required by tester, comes from git+ssh",
  ])
})
