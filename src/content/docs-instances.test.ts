import { docsInstanceForPath, docsInstances } from "./docs-instances"

const instances = docsInstances(["1.1", "1.0"])

test("shows the newest release first when the current docs are not the last", () => {
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

test("labels the current docs Next and puts them at /docs", () => {
  expect(docsInstances([])).toEqual([
    { name: "current", label: "Next", path: "/docs", folder: "docs", isLast: true },
  ])
})

test("gives an older version its own folder and base path", () => {
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
])("assigns %s to the version %s", (path, name) => {
  expect(docsInstanceForPath(path, instances).name).toBe(name)
})

test("rejects a path of no version and lists the paths that exist", () => {
  expect(() => docsInstanceForPath("/blog/x", instances)).toThrow(
    'no docs version matches the path "/blog/x"; the docs paths are: /docs (current), /docs/1.1 (1.1), /docs/1.0 (1.0)',
  )
})

test("reports no docs paths when there is no version", () => {
  expect(() => docsInstanceForPath("/docs/x", [])).toThrow("the docs paths are: none")
})
