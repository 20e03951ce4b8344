import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { nginxPlace } from "../../src/hosting/nginx"

/** Why the tests of nginx cannot run here; undefined where they can. */
export function whyWithoutNginx(): string | undefined {
  const { status } = spawnSync("nginx", ["-v"])
  return status === 0
    ? undefined
    : "nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static"
}

/** nginx with the configuration that the build has written, at a free port of this machine. */
export class Nginx {
  readonly #folder = realpathSync(mkdtempSync(join(tmpdir(), "panoptic-nginx-")))
  #process: ChildProcess | undefined
  origin = ""

  /** @throws Error with nginx's own words where it refuses the configuration */
  async start(): Promise<void> {
    const port = await freePort()
    this.origin = `http://127.0.0.1:${port}`
    const place = (text: string) =>
      text
        .replaceAll("/tmp/", `${this.#folder}/`)
        .replace(`listen ${nginxPlace.port};`, `listen 127.0.0.1:${port};`)
        .replace(`root /${nginxPlace.folder};`, `root ${resolve("public")};`)
        .replace("/dev/stdout", "off")
    mkdirSync(this.#folder, { recursive: true })
    for (const name of ["nginx.conf", "site.conf"])
      writeFileSync(
        join(this.#folder, name),
        place(readFileSync(join("hosting/nginx", name), "utf8")),
      )
    // As root it would give up its rights, and could then not read a folder below a home.
    const user = process.getuid?.() === 0 ? "user root;" : ""
    const settings = ["-c", join(this.#folder, "nginx.conf")]
    const check = spawnSync("nginx", [...settings, "-g", user, "-t"], { encoding: "utf8" })
    if (check.status !== 0) throw new Error(check.stderr)
    this.#process = spawn("nginx", [...settings, "-g", `${user} daemon off;`], { stdio: "ignore" })
    await this.#answers()
  }

  async stop(): Promise<void> {
    const ended = new Promise(done => this.#process?.once("exit", done))
    this.#process?.kill("SIGTERM")
    await ended
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #answers(): Promise<void> {
    for (;;) {
      if (this.#process?.exitCode !== null) throw new Error("nginx ended")
      try {
        await fetch(this.origin)
        return
      } catch {
        await new Promise(done => setImmediate(done))
      }
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  await new Promise(done => server.close(done))
  return typeof address === "object" && address ? address.port : 0
}
