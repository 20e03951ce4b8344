import { hostsCache } from "./hosts-cache"

const host = { protocol: "https", url: "app-1.algolianet.com", accept: "read" }

test("finds a host's state when the key lacks that state", async () => {
  const cache = hostsCache()
  const down = { ...host, status: "down", isUp: () => false }
  await cache.set(down, down)
  expect(await cache.get(host, async () => "unknown")).toBe(down)
})

test("returns the default for an unknown host", async () => {
  const cache = hostsCache()
  await cache.set(host, "down")
  const other = { ...host, port: 81 }
  expect(await cache.get(other, async () => "unknown")).toBe("unknown")
})

test("forgets a deleted host", async () => {
  const cache = hostsCache()
  await cache.set(host, "down")
  await cache.delete(host)
  expect(await cache.get(host, async () => "unknown")).toBe("unknown")
})
