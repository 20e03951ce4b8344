import { docsVersionKey } from "./docs-version"

type DocsVersion = typeof import("./docs-version")

/** The module as a build with these older versions has it. */
function buildWith(...names: string[]): DocsVersion {
  process.env.DOCS_VERSIONS = ["", ...names].join(",")
  let built: DocsVersion | undefined
  jest.isolateModules(() => {
    built = require("./docs-version")
  })
  return built as DocsVersion
}

beforeEach(() => localStorage.clear())

it("nothing is preferred at first", () => {
  expect(buildWith("1.0").preferredDocsVersion()).toBeUndefined()
})

for (const name of ["current", "1.0"]) {
  it(`the stored version ${name} is read`, () => {
    localStorage.setItem(docsVersionKey, name)
    expect(buildWith("1.1", "1.0").preferredDocsVersion()).toBe(name)
  })
}

it("a stored version that no longer exists is cleared at the start", () => {
  localStorage.setItem(docsVersionKey, "0.9")
  buildWith("1.0").keepDocsVersion()
  expect(localStorage.getItem(docsVersionKey)).toBeNull()
})

it("choosing a version stores it, other links do not", () => {
  buildWith("1.0").keepDocsVersion()
  document.body.innerHTML =
    '<a href="#a">Page</a><a href="#b" data-docs-version="1.0"><i>1.0</i></a>'
  document.querySelector("a")?.click()
  expect(localStorage.getItem(docsVersionKey)).toBeNull()
  document.querySelector("i")?.click()
  expect(localStorage.getItem(docsVersionKey)).toBe("1.0")
})

it("a site that has one version left clears the choice of another", () => {
  localStorage.setItem(docsVersionKey, "0.9")
  expect(buildWith().preferredDocsVersion()).toBeUndefined()
  expect(localStorage.getItem(docsVersionKey)).toBeNull()
})
