import { docsVersionKey } from "./docs-version"

type DocsVersion = typeof import("./docs-version")

/** Loads the module as built with these older versions. */
function buildWith(...names: string[]): DocsVersion {
  process.env.DOCS_VERSIONS = ["", ...names].join(",")
  let built: DocsVersion | undefined
  jest.isolateModules(() => {
    built = require("./docs-version")
  })
  return built as DocsVersion
}

beforeEach(() => localStorage.clear())

it("returns undefined when nothing is stored", () => {
  expect(buildWith("1.0").preferredDocsVersion()).toBeUndefined()
})

for (const name of ["current", "1.0"]) {
  it(`returns the stored version ${name}`, () => {
    localStorage.setItem(docsVersionKey, name)
    expect(buildWith("1.1", "1.0").preferredDocsVersion()).toBe(name)
  })
}

it("clears the stored version at startup when it no longer exists", () => {
  localStorage.setItem(docsVersionKey, "0.9")
  buildWith("1.0").storeDocsVersion()
  expect(localStorage.getItem(docsVersionKey)).toBeNull()
})

it("stores a version when its link is clicked, and ignores other links", () => {
  buildWith("1.0").storeDocsVersion()
  document.body.innerHTML =
    '<a href="#a">Page</a><a href="#b" data-docs-version="1.0"><i>1.0</i></a>'
  document.querySelector("a")?.click()
  expect(localStorage.getItem(docsVersionKey)).toBeNull()
  document.querySelector("i")?.click()
  expect(localStorage.getItem(docsVersionKey)).toBe("1.0")
})

it("clears the stored version when the site has only one version", () => {
  localStorage.setItem(docsVersionKey, "0.9")
  expect(buildWith().preferredDocsVersion()).toBeUndefined()
  expect(localStorage.getItem(docsVersionKey)).toBeNull()
})
