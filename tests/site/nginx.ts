import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { nginxPlace } from "../../src/emit/hosting/nginx"

/** Reason why the nginx tests cannot run here; undefined if they can. */
export function whyWithoutNginx(): string | undefined {
  const { status } = spawnSync("nginx", ["-v"])
  return status === 0
    ? undefined
    : "nginx is not installed: apt-get install nginx-light libnginx-mod-http-brotli-static"
}

/** nginx with the configuration of a build, on a free local port. */
export class Nginx {
  readonly #folder = realpathSync(mkdtempSync(join(tmpdir(), "panoptic-nginx-")))
  readonly #configuration: string
  readonly #root: string
  #process: ChildProcess | undefined
  #port = 0

  /**
   * @param configuration folder of nginx.conf and site.conf
   * @param root served instead of the folder of the Docker image
   */
  constructor(configuration = "hosting/nginx", root = "public") {
    this.#configuration = configuration
    this.#root = resolve(root)
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** @throws Error with nginx's message if nginx rejects the configuration */
  async start(): Promise<void> {
    this.#port = await freePort()
    this.#configure()
    this.#process = spawn("nginx", [...this.#settings(), "-g", `${this.#user} daemon off;`], {
      stdio: "ignore",
    })
    await this.#answers()
  }

  /**
   * Reloads nginx as an operator does after a build: `nginx -t && nginx -s reload`. Waits until no
   * worker uses the old configuration.
   * @throws Error with nginx's message if nginx rejects the configuration and keeps the old one
   */
  async reload(): Promise<void> {
    this.#configure()
    const old = this.#workers()
    spawnSync("nginx", [...this.#settings(), "-g", this.#user, "-s", "reload"])
    while (this.#workers().some(worker => old.includes(worker)) || this.#workers().length === 0)
      await new Promise(done => setImmediate(done))
  }

  #settings = () => ["-c", join(this.#folder, "nginx.conf")]

  /**
   * Keeps root's rights when the tests run as root; nginx would otherwise drop them and could not
   * read folders below root's home.
   */
  readonly #user = process.getuid?.() === 0 ? "user root;" : ""

  #configure(): void {
    const place = (text: string) =>
      text
        .replaceAll("/tmp/nginx", `${this.#folder}/nginx`)
        .replace(`listen ${nginxPlace.port};`, `listen 127.0.0.1:${this.#port};`)
        .replace(`root "/${nginxPlace.folder}";`, `root "${this.#root}";`)
        .replace("/dev/stdout", "off")
    for (const name of ["nginx.conf", "site.conf"])
      writeFileSync(
        join(this.#folder, name),
        place(readFileSync(join(this.#configuration, name), "utf8")),
      )
    const check = spawnSync("nginx", [...this.#settings(), "-g", this.#user, "-t"], {
      encoding: "utf8",
    })
    if (check.status !== 0) throw new Error(check.stderr)
  }

  #workers(): string[] {
    const master = String(this.#process?.pid)
    return spawnSync("pgrep", ["-P", master], { encoding: "utf8" })
      .stdout.split("\n")
      .filter(Boolean)
  }

  async stop(): Promise<void> {
    const ended = new Promise(done => this.#process?.once("exit", done))
    if (this.#process?.kill("SIGTERM")) await ended
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
