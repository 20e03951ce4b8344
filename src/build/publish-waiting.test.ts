import { existsSync, readFileSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { loadIn, putFiles, temporaryFolder } from "../../tests/helpers/temporary-project"

/** A project with a build in `public` that has not been published. */
async function project() {
  const folder = temporaryFolder()
  const { publishWaiting } = await loadIn(folder, () => import("./publish-waiting"))
  let second = 1_700_000_000
  const build = (text: string, stamp = "build 1\n") => {
    putFiles(folder, {
      "public/index.html": text,
      "public/.build-stamp.json": stamp,
      "hosting/nginx/nginx.conf": "",
    })
    second += 1
    utimesSync(join(folder, "public/.build-stamp.json"), second, second)
  }
  const published = () => {
    const file = join(folder, "site/public/index.html")
    return existsSync(file) ? readFileSync(file, "utf8") : undefined
  }
  return { folder, build, published, publishWaiting }
}

test("publishes each build of `npx gatsby build` once when it is finished", async () => {
  const { folder, build, published, publishWaiting } = await project()
  build("one")
  await publishWaiting()
  expect(published()).toBe("one")
  await publishWaiting()
  expect(existsSync(join(folder, ".releases/2"))).toBe(false)
  build("two")
  await publishWaiting()
  expect(published()).toBe("two")
})

test.each(["", "develop 1\n"])(
  "keeps the published build when public/ has the stamp %j",
  async stamp => {
    const { build, published, publishWaiting } = await project()
    build("one")
    await publishWaiting()
    build("two", stamp)
    await publishWaiting()
    expect(published()).toBe("one")
  },
)

test("publishes nothing when a build changes while it is copied", async () => {
  const { folder, build, published } = await project()
  build("one")
  const { publish } = await loadIn(folder, () => import("./publish"))
  const publishing = publish()
  build("two")
  await expect(publishing).rejects.toThrow("public/ changed while it was being copied")
  expect(published()).toBeUndefined()
})
