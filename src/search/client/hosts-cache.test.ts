import { hostsCache } from "./hosts-cache"

const host = { protocol: "https", url: "app-1.algolianet.com", accept: "read" }

test("the state of a host is found by the host without its state", async () => {
  const cache = hostsCache()
  const down = { ...host, status: "down", isUp: () => false }
  await cache.set(down, down)
  expect(await cache.get(host, async () => "unknown")).toBe(down)
})

test("a host that nothing is known of has the state that is given", async () => {
  const cache = hostsCache()
  await cache.set(host, "down")
  const other = { ...host, port: 81 }
  expect(await cache.get(other, async () => "unknown")).toBe("unknown")
})

test("a host that is deleted is forgotten", async () => {
  const cache = hostsCache()
  await cache.set(host, "down")
  await cache.delete(host)
  expect(await cache.get(host, async () => "unknown")).toBe("unknown")
})
