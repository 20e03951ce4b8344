import { readFileSync, rmSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { serve } from "../../scripts/serve-site"
import { rawRequest } from "../../tests/helpers/raw-request"
import { loadIn, putFiles, temporaryFolder } from "../../tests/helpers/temporary-project"
import { Nginx, whyWithoutNginx } from "../../tests/site/nginx"
import { hostingOf } from "../emit/hosting/hosting"
import { hashSource, inlineParts } from "../emit/hosting/inline-parts"
import { nginxMain } from "../emit/hosting/nginx"
import { pagePolicy } from "../emit/hosting/security-policy"

const nowhere = { scriptHosts: [], connectHosts: [], pictureHosts: [], frameHosts: [] }

/** Page of a build, with inline parts that differ in each build, as after a style change. */
const pageOf = (build: string) =>
  `<html><style>body{--build:"${build}"}</style><script>build = "${build}"</script><p>${build}</html>`

/** A project whose builds can be published in turn. */
async function project() {
  const folder = temporaryFolder()
  const { publish } = await loadIn(folder, () => import("./publish"))
  const build = async (name: string, redirects = [{ from: "/old", to: "/docs" }]) => {
    const page = pageOf(name)
    const { scripts, styles } = inlineParts(page)
    const policy = pagePolicy({
      ...nowhere,
      scripts: scripts.map(text => hashSource(text)),
      styles: styles.map(text => hashSource(text)),
      trustedTypes: ["site"],
    })
    rmSync(join(folder, "public"), { recursive: true, force: true })
    putFiles(folder, {
      "public/index.html": page,
      "public/docs/index.html": page,
      "public/404.html": page,
      "public/embed/index.html": page,
      "hosting/site.json": JSON.stringify(hostingOf({ policy, redirects, assets: [] })),
      "hosting/nginx/nginx.conf": nginxMain(),
    })
    await publish()
  }
  const goBackTo = (release: number) => {
    rmSync(join(folder, "site"))
    symlinkSync(join(".releases", `${release}`), join(folder, "site"))
  }
  const startNginx = async () => {
    const nginx = new Nginx(join(folder, "site/hosting/nginx"))
    running.push(nginx)
    await nginx.start()
    return nginx
  }
  return { folder, build, goBackTo, startNginx }
}

const running: Nginx[] = []

afterEach(async () => {
  for (const nginx of running.splice(0)) await nginx.stop()
})

/**
 * Names of the builds whose pages are served at several addresses; throws if a page's policy blocks
 * one of its scripts or style sheets.
 */
async function shownAt(origin: string): Promise<string[]> {
  const answers = await Promise.all(
    ["/", "/docs", "/embed", "/nowhere"].map(path => rawRequest(origin, path)),
  )
  return answers.map(({ headers, body }) => {
    const policy = headers["content-security-policy"] ?? ""
    const { scripts, styles } = inlineParts(body.toString())
    for (const text of [...scripts, ...styles]) expect(policy).toContain(hashSource(text))
    return /<p>(.*)<\/html>/.exec(body.toString())?.[1] ?? ""
  })
}

const all = (build: string) => [build, build, build, build]

describe("nginx", () => {
  const check = whyWithoutNginx() === undefined ? test : test.skip

  check("switches pages and their policy together, at a reload", async () => {
    const { build, startNginx } = await project()
    await build("one")
    const nginx = await startNginx()
    expect(await shownAt(nginx.origin)).toEqual(all("one"))
    await build("two")
    expect(await shownAt(nginx.origin)).toEqual(all("one"))
    await nginx.reload()
    expect(await shownAt(nginx.origin)).toEqual(all("two"))
  })

  check(
    "keeps the old pages when its configuration is rejected, through several builds",
    async () => {
      const { folder, build, startNginx } = await project()
      await build("one")
      const nginx = await startNginx()
      for (const name of ["two", "three", "four"]) {
        await build(name)
        const file = join(folder, "site/hosting/nginx/site.conf")
        putFiles(folder, {
          [file.slice(folder.length)]: `${readFileSync(file, "utf8")}\nno_such_directive;`,
        })
        await expect(nginx.reload()).rejects.toThrow("no_such_directive")
        expect(await shownAt(nginx.origin)).toEqual(all("one"))
      }
      await build("five")
      await nginx.reload()
      expect(await shownAt(nginx.origin)).toEqual(all("five"))
    },
  )

  check("goes back to an earlier release at a reload", async () => {
    const { build, goBackTo, startNginx } = await project()
    for (const name of ["one", "two", "three"]) await build(name)
    const nginx = await startNginx()
    for (const [release, name] of [
      [2, "two"],
      [1, "one"],
      [3, "three"],
    ] as const) {
      goBackTo(release)
      await nginx.reload()
      expect(await shownAt(nginx.origin)).toEqual(all(name))
    }
  })

  check("serves what is published when its own release has been removed", async () => {
    const { folder, build, startNginx } = await project()
    await build("one")
    const nginx = await startNginx()
    await build("two")
    rmSync(join(folder, ".releases/1"), { recursive: true })
    expect((await rawRequest(nginx.origin, "/docs")).body.toString()).toBe(pageOf("two"))
  })
})

test("allows the inline parts of the previous release in the policy of a release", async () => {
  const { folder, build } = await project()
  for (const name of ["one", "two", "three"]) await build(name)
  const configuration = readFileSync(join(folder, "site/hosting/nginx/site.conf"), "utf8")
  const isAllowed = (name: string) => {
    const { scripts, styles } = inlineParts(pageOf(name))
    return [...scripts, ...styles].every(text => configuration.includes(hashSource(text)))
  }
  expect(["one", "two", "three"].map(isAllowed)).toEqual([false, true, true])
})

test("switches pages and their policy together on the local server, forward and back", async () => {
  const { folder, build, goBackTo } = await project()
  await build("one")
  const { server, url } = await serve(0, join(folder, "site/public"))
  const { origin } = new URL(url)
  expect(await shownAt(origin)).toEqual(all("one"))
  await build("two")
  expect(await shownAt(origin)).toEqual(all("two"))
  goBackTo(1)
  expect(await shownAt(origin)).toEqual(all("one"))
  server.close()
})
