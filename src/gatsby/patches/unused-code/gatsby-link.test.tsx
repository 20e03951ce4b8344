const addresses = [
  "/",
  "/docs/intro",
  "/docs/intro/",
  "/search?q=a?b#c?d",
  "/docs/intro/?#",
  "/lab?s=1_a-sp-200310~40#top",
  "#top",
  "?q=a",
  "",
  "/a b/ü#é",
]

const asked: [string, object?][] = []

/** Loads our module and Gatsby's for a site with the given prefix, which may be empty. */
async function modules(prefix: string) {
  Object.assign(globalThis, {
    __BASE_PATH__: prefix,
    __PATH_PREFIX__: prefix,
    __TRAILING_SLASH__: "never",
    ___navigate: (...call: [string, object?]) => asked.push(call),
  })
  const ours = await import("./gatsby-link")
  // The package's types omit some of its exports.
  const gatsbys: Omit<typeof ours, "Link"> = jest.requireActual("gatsby-link")
  return { ours, gatsbys }
}

beforeEach(() => {
  asked.length = 0
})

test.each(["", "/prefix"])(
  "resolves addresses with the prefix %p as gatsby-link does",
  async prefix => {
    const { ours, gatsbys } = await modules(prefix)
    for (const address of addresses) {
      expect(ours.parsePath(address)).toEqual(gatsbys.parsePath(address))
      expect(ours.withPrefix(address)).toBe(gatsbys.withPrefix(address))
      expect(ours.withAssetPrefix(address)).toBe(gatsbys.withAssetPrefix(address))
    }
    for (const address of ["mailto:a@site.example", "https://other.example/a", "./a", "../a"])
      expect(ours.withPrefix(address)).toBe(gatsbys.withPrefix(address))
    const inSite = addresses.filter(address => address.startsWith("/"))
    for (const address of inSite) {
      ours.navigate(address, { replace: true })
      gatsbys.navigate(address, { replace: true })
      expect(asked.at(-2)).toEqual(asked.at(-1))
    }
    expect(asked).toHaveLength(2 * inSite.length)
  },
)

test("throws on a <Link> and suggests what to write", async () => {
  const { ours } = await modules("")
  expect(ours.Link).toThrow("Write <a href> instead of <Link to>.")
})
