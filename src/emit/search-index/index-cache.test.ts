import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadIn, putFiles, temporaryFolder } from "../../../tests/helpers/temporary-project"
import type { SearchRow } from "../../search/engine/row"

const rows = (...urls: string[]) => urls.map(url => ({ url })) as SearchRow[]

/** Returns a function that builds an index and reports its text and if it was made or cached. */
async function builds(folder: string) {
  const { indexCache } = await loadIn(folder, () => import("./index-cache"))
  return (body: string, of: SearchRow[]) => {
    let isMade = false
    const [artifact] = indexCache()("part", of, () => {
      isMade = true
      return [{ path: "/index", body }]
    })
    return [artifact?.body, isMade ? "made" : "kept"]
  }
}

test("makes the index again only when rows or search code have changed", async () => {
  const folder = temporaryFolder({ "src/search/engine.ts": "1" })
  const build = await builds(folder)
  expect(build("a", rows("/a"))).toEqual(["a", "made"])
  expect(build("b", rows("/a"))).toEqual(["a", "kept"])
  expect(build("c", rows("/a", "/b"))).toEqual(["c", "made"])
  putFiles(folder, { "src/search/engine.ts": "2" })
  expect(build("d", rows("/a", "/b"))).toEqual(["d", "made"])
})

test.each(["files.json", "0.json"])(
  "makes an index again when its %s is incomplete",
  async file => {
    const folder = temporaryFolder()
    const build = await builds(folder)
    build("a long text", rows("/a"))
    const kept = join(folder, ".build-cache/search-index/part")
    const [own = ""] = readdirSync(kept)
    writeFileSync(join(kept, own, file), "{")
    expect(build("b", rows("/a"))).toEqual(["b", "made"])
    expect(build("c", rows("/a"))).toEqual(["b", "kept"])
  },
)
