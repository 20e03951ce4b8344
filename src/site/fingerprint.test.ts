import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"

const paths = ["src", "gatsby-node.ts", "missing.ts"]

async function fingerprint(folder: string): Promise<string> {
  const { codeFingerprint } = await loadIn(folder, () => import("./fingerprint"))
  return codeFingerprint(paths)
}

const code = { "src/a.ts": "1", "src/deep/b.ts": "2", "gatsby-node.ts": "3" }

test("is the same for the same code in another folder", async () => {
  expect(await fingerprint(temporaryFolder(code))).toBe(await fingerprint(temporaryFolder(code)))
})

test.each(["src/a.ts", "src/deep/b.ts", "gatsby-node.ts", "src/new.ts"])(
  "changes when %s changes",
  async file => {
    const folder = temporaryFolder(code)
    const before = await fingerprint(folder)
    writeFileSync(join(folder, file), "changed")
    expect(await fingerprint(folder)).not.toBe(before)
  },
)

test.each(["src/a.test.ts", "src/figure.tsx", "src/figure.module.css"])(
  "stays the same when %s changes",
  async file => {
    const folder = temporaryFolder(code)
    const before = await fingerprint(folder)
    writeFileSync(join(folder, file), "new")
    expect(await fingerprint(folder)).toBe(before)
  },
)

test("changes when a file is renamed", async () => {
  const { "src/a.ts": text, ...rest } = code
  expect(await fingerprint(temporaryFolder({ ...rest, "src/c.ts": text }))).not.toBe(
    await fingerprint(temporaryFolder(code)),
  )
})
