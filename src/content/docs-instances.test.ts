import { docsInstanceForPath, docsInstances } from "./docs-instances"

const instances = docsInstances(["1.1", "1.0"])

test("the newest release is shown first when the current docs are not the last", () => {
  const current = { name: "current", label: "Next", path: "/docs", isLast: false }
  const facts = (older: string[]) =>
    docsInstances(older, current).map(({ name, path, isLast }) => [name, path, isLast])
  expect(facts(["2.0", "1.0"])).toEqual([
    ["current", "/docs/next", false],
    ["2.0", "/docs", true],
    ["1.0", "/docs/1.0", false],
  ])
  expect(facts([])).toEqual([["current", "/docs", true]])
})

test("the current docs are labelled Next and live at /docs", () => {
  expect(docsInstances([])).toEqual([
    { name: "current", label: "Next", path: "/docs", folder: "docs", isLast: true },
  ])
})

test("an older version has its own folder and base path", () => {
  expect(instances[2]).toEqual({
    name: "1.0",
    label: "1.0",
    path: "/docs/1.0",
    folder: "versioned_docs/version-1.0",
    isLast: false,
  })
})

test.each([
  ["/docs/intro", "current"],
  ["/docs", "current"],
  ["/docs/1.0/intro/", "1.0"],
  ["/docs/1.0", "1.0"],
  ["/docs/1.00/intro", "current"],
])("%s belongs to the version %s", (path, name) => {
  expect(docsInstanceForPath(path, instances).name).toBe(name)
})

test("a path of no version is refused with the paths that exist", () => {
  expect(() => docsInstanceForPath("/blog/x", instances)).toThrow(
    'no docs version matches the path "/blog/x"; the docs paths are: /docs (current), /docs/1.1 (1.1), /docs/1.0 (1.0)',
  )
})

test("without any version the message says so", () => {
  expect(() => docsInstanceForPath("/docs/x", [])).toThrow("the docs paths are: none")
})
