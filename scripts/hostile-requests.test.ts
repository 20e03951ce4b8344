import type { Server } from "node:http"
import { connect, type Socket } from "node:net"
import { join } from "node:path"
import { rawRequest } from "../tests/helpers/raw-request"
import { temporaryFolder } from "../tests/helpers/temporary-project"
import { serve } from "./serve-site"

/** Malformed and malicious requests that servers receive. */

const secret = "not for readers"
let server: Server
let origin: string

beforeAll(async () => {
  const project = temporaryFolder({
    "secret.txt": secret,
    "public/index.html": "<p>home",
    "public/404.html": "<p>nothing here",
    "public/static/film.mp4": "0123456789",
    "public/docs/intro/index.html": "<p>intro",
  })
  const served = await serve(0, join(project, "public"))
  server = served.server
  origin = served.url.replace(/\/$/, "")
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  "/../secret.txt",
  "/docs/../../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e%2fsecret.txt",
  "/..%5csecret.txt",
  "/..\\secret.txt",
  "/%252e%252e/secret.txt",
  "/%c0%ae%c0%ae/secret.txt",
  "/static/..%00/../secret.txt",
  "//secret.txt",
  "/./../secret.txt",
  "http://elsewhere.invalid/../secret.txt",
  "*",
])("serves no file from outside for %s", async path => {
  const { status, body } = await rawRequest(origin, path)
  expect(body.toString()).not.toContain(secret)
  expect([308, 400, 404]).toContain(status)
})

test.each([
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=8-", 206, "89", "bytes 8-9/10"],
  ["bytes=0-99", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=20-30", 416, "", "bytes */10"],
  ["bytes=5-2", 416, "", "bytes */10"],
  ["lines=0-3", 200, "0123456789", undefined],
  // Returns a single part, not 2,000.
  [`bytes=${"0-1,".repeat(2_000)}0-1`, 206, "01", "bytes 0-1/10"],
] as const)("returns the requested range of a video (%#)", async (range, status, text, content) => {
  const { body, ...answer } = await rawRequest(origin, "/static/film.mp4", { range })
  expect([answer.status, answer.headers["content-range"]]).toEqual([status, content])
  if (status !== 416) expect(body.toString()).toBe(text)
})

/** Opens a connection and sends the beginning of a request. */
async function begin(text: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1")
  socket.on("error", () => {})
  await new Promise(resolve => socket.once("connect", resolve))
  socket.write(text)
  return socket
}

test("answers others, and times out, when clients never finish their requests", async () => {
  const slow = await Promise.all(
    Array.from({ length: 300 }, () => begin("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ")),
  )
  expect((await rawRequest(origin, "/docs/intro")).status).toBe(200)
  expect(server.headersTimeout).toBeGreaterThan(0)
  expect(server.headersTimeout).toBeLessThanOrEqual(60_000)
  expect(server.requestTimeout).toBeGreaterThan(0)
  for (const socket of slow) socket.destroy()
})

test("rejects an invalid request and answers the next one", async () => {
  for (const text of ["\u0000\u0001\u0002\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"]) {
    const socket = await begin(text)
    const told = await new Promise<string>(resolve =>
      socket.once("data", data => resolve(data.toString())),
    )
    expect(told).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  }
  expect((await rawRequest(origin, "/")).status).toBe(200)
})

test("answers 2,000 simultaneous requests", async () => {
  const answers = await Promise.all(
    Array.from({ length: 2_000 }, () => rawRequest(origin, "/docs/intro")),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})
