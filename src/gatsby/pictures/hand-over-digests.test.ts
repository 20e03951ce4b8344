import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import { handOverDigests } from "./hand-over-digests"

const folder = mkdtempSync(join(tmpdir(), "digests-"))
afterAll(() => rmSync(folder, { recursive: true }))

test("gatsby-source-filesystem takes the digest that was handed over, and makes one for other files", async () => {
  const [file, other] = [join(folder, "a.png"), join(folder, "b.png")]
  for (const each of [file, other]) writeFileSync(each, "a picture")
  const kept = new Map<string, string>()
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: string) => kept.set(key, value),
  }
  await handOverDigests(
    [
      { file, digest: "ours" },
      { file: join(folder, "gone.png"), digest: "of nothing" },
    ],
    () => cache,
  )
  const digestOf = async (path: string) => {
    const node = await createFileNode(path, (id: string) => id, { path: folder }, cache)
    return node.internal.contentDigest
  }
  expect(await digestOf(file)).toBe("ours")
  expect(await digestOf(other)).toMatch(/^[0-9a-f]{32}$/)
})
