import { readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../site/list-files"
import { isReservedId } from "./page-ids"

/**
 * Files of components that may be on a page with authors' text; the excluded pages have no such
 * text.
 */
const files = listFiles("src")
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|types|d)\.tsx?$/.test(file))
  .filter(file => /^(browser|analytics|components|layouts|templates)\//.test(file))
  .filter(file => !/^templates\/(home|search|contract)\//.test(file))

/** Matches `id="main"`, `id: "main"`, `const mainId = "main"`, and `getElementById("main")`. */
const ids = /(?:\bid="|\bid: "|Id = "|getElementById\(")([\w-]+)"/g

const found = (pattern: RegExp) =>
  files.flatMap(file =>
    [...readFileSync(join("src", file), "utf8").matchAll(pattern)].map(([, name = ""]) => name),
  )

test("reserves the ids of all parts of a page", () => {
  const all = found(ids)
  expect(all).toEqual(expect.arrayContaining(["main", "conversation", "scripts", "copy-status"]))
  expect(all.filter(id => !isReservedId(id))).toEqual([])
})

test("reserves the globals that scripts read but that may not exist", () => {
  // All browsers have matchMedia, but jsdom does not.
  Object.assign(window, { matchMedia: () => {} })
  const missing = found(/\bwindow\??\.(\w+)/g).filter(name => !(name in window))
  expect(missing).toContain("trustedTypes")
  expect(missing.filter(name => !isReservedId(name))).toEqual([])
})
