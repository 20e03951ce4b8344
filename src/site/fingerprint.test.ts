import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"

const paths = ["src", "gatsby-node.ts", "missing.ts"]

async function fingerprint(folder: string): Promise<string> {
  const { codeFingerprint } = await loadIn(folder, () => import("./fingerprint"))
  return codeFingerprint(paths)
}

const code = { "src/a.ts": "1", "src/deep/b.ts": "2", "gatsby-node.ts": "3" }

test("the same code has the same fingerprint in another place", async () => {
  expect(await fingerprint(temporaryFolder(code))).toBe(await fingerprint(temporaryFolder(code)))
})

test.each(["src/a.ts", "src/deep/b.ts", "gatsby-node.ts", "src/new.ts"])(
  "a change of %s changes the fingerprint",
  async file => {
    const folder = temporaryFolder(code)
    const before = await fingerprint(folder)
    writeFileSync(join(folder, file), "changed")
    expect(await fingerprint(folder)).not.toBe(before)
  },
)

test.each(["src/a.test.ts", "src/figure.tsx", "src/figure.module.css"])(
  "%s, which takes no part in a build's own work, does not change the fingerprint",
  async file => {
    const folder = temporaryFolder(code)
    const before = await fingerprint(folder)
    writeFileSync(join(folder, file), "new")
    expect(await fingerprint(folder)).toBe(before)
  },
)

test("a renamed file changes the fingerprint", async () => {
  const { "src/a.ts": text, ...rest } = code
  expect(await fingerprint(temporaryFolder({ ...rest, "src/c.ts": text }))).not.toBe(
    await fingerprint(temporaryFolder(code)),
  )
})
