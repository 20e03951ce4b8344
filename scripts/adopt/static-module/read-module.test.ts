import { join } from "node:path"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { readModule, startReading } from "./read-module"
import type { Unread } from "./value"

const beside = {
  "data/list.js": 'exports.list = [{ from: "/a", to: "/b" }]; exports.own = () => ["x"]',
  "data/list.mjs": 'export const list = ["m"]\nexport default { whole: true }',
  "data/again.ts": 'export { list as more } from "./list.mjs"\nexport * from "./list"',
  "data/facts.json": '{ "name": "Quay" }',
  "data/index.ts": "export default ['index']",
  "circle.js": 'const c = require("./config.js"); module.exports = { c, known: 1 }',
}

function read(code: string, name = "config.js") {
  const root = temporaryFolder({ ...beside, [name]: code })
  const unread: Unread[] = []
  const value = readModule(join(root, name), startReading(root, unread))
  return { root, value, unread }
}

test.each([
  ["require of a file", 'module.exports = require("./data/list").list', [{ from: "/a", to: "/b" }]],
  [
    "parts of a required file",
    'const { list: [first] } = require("./data/list.js"); module.exports = first.to',
    "/b",
  ],
  ["a default import", 'import all from "./data/list.mjs"; export default all', { whole: true }],
  [
    "a named import with another name",
    'import { list as l } from "./data/list.mjs"; export default { l }',
    { l: ["m"] },
  ],
  ["a namespace import", 'import * as all from "./data/list.mjs"; export default all.list[0]', "m"],
  [
    "exports that are passed on",
    'import { more, own } from "./data/again"; export default [...more, ...own()]',
    ["m", "x"],
  ],
  ["JSON", 'import facts from "./data/facts.json"; export default `\x24{facts.name}s`', "Quays"],
  ["a folder's index", 'module.exports = [].concat(require("./data").default)', ["index"]],
  [
    "a file of the site",
    'import facts from "@site/data/facts.json"; export default facts["name"]',
    "Quay",
  ],
  [
    "an awaited import",
    'export default async function f() { const { list } = await import("./data/list.mjs"); return { list } }',
    { list: ["m"] },
  ],
  ["a nameless function", "export default () => ({ a: 1 })", { a: 1 }],
  [
    "a file read as JSON",
    'const fs = require("fs"); module.exports = JSON.parse(fs.readFileSync("data/facts.json", "utf8"))',
    { name: "Quay" },
  ],
  ["a setting of the environment", 'module.exports = process.env.BASE || "/base/"', "/base/"],
  [
    "a choice by the environment",
    'const isProd = process.env.NODE_ENV === "production"; module.exports = isProd ? 1 : 2',
    1,
  ],
  [
    "a function with parameters",
    'const to = (from, base = "/x") => ({ from, to: base + from }); module.exports = ["/a"].map(path => to(path))',
    [{ from: "/a", to: "/x/a" }],
  ],
  ["a filtered list", "module.exports = [1, false && 2, null, 3].filter(Boolean)", [1, 3]],
  ["exports one by one", "exports.a = 1; module.exports.b = 2", { a: 1, b: 2 }],
  [
    "modules that import each other",
    'module.exports = { ...require("./circle.js") }',
    { c: undefined, known: 1 },
  ],
])("reads %s", (_, code, value) => {
  expect(read(code).value).toEqual(value)
})

test.each([
  ["require.resolve", 'module.exports = require.resolve("./data/list")', "data/list.js"],
  [
    "path.join",
    'const path = require("path"); module.exports = path.join(__dirname, "data", "x.js")',
    "data/x.js",
  ],
  [
    "path.resolve",
    'import path from "node:path"; export default path.resolve("../docs")',
    "../docs",
  ],
  [
    "a function of path",
    'import { resolve } from "path"; export default resolve(__dirname, "docs")',
    "docs",
  ],
  [
    "a URL of a file",
    'import { fileURLToPath } from "url"; export default fileURLToPath(new URL("./docs", import.meta.url))',
    "docs",
  ],
])("gives the path that %s names", (_, code, path) => {
  const { root, value } = read(code)
  expect(value).toBe(join(root, path))
})

test("keeps the name of a package", () => {
  expect(read('module.exports = [require.resolve("@docusaurus/preset-classic")]').value).toEqual([
    "@docusaurus/preset-classic",
  ])
})

test("lists code whose value is known only at run time, with its key and line", () => {
  const { value, unread } = read("const x = load()\nmodule.exports = { docs: { path: x }, ok: 1 }")
  expect(value).toEqual({ docs: { path: undefined }, ok: 1 })
  expect(unread).toMatchObject([{ line: 1, code: "load()", key: "docs.path" }])
})

test("ends recursion", () => {
  expect(read("function f(a) { return f(a) }\nmodule.exports = { a: f(1) }").value).toEqual({
    a: undefined,
  })
})
