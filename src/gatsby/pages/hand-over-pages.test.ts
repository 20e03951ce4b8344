import { handOverPages } from "./hand-over-pages"

const spec = (path: string, id = path) => ({ path, component: "template.tsx", context: { id } })

/** Gatsby's pages with what makes them. */
function gatsby() {
  const pages = new Map<string, { updatedAt: number }>()
  const createPage = jest.fn(({ path }: { path: string }) => {
    pages.set(path, { updatedAt: Date.now() })
  })
  const handOver = (...specs: ReturnType<typeof spec>[]) =>
    handOverPages(specs, {
      actions: { createPage },
      store: { getState: () => ({ pages }) },
    } as never)
  const made = () => createPage.mock.calls.map(([{ path }]) => path)
  return { pages, handOver, made, forget: () => createPage.mockClear() }
}

test("a page that Gatsby has as it is is not made anew, and is not taken for one that is gone", () => {
  const { pages, handOver, made, forget } = gatsby()
  handOver(spec("/a"), spec("/b"))
  expect(made()).toEqual(["/a", "/b"])
  forget()
  for (const page of pages.values()) page.updatedAt = 1
  const start = Date.now()
  handOver(spec("/a"), spec("/b", "another"))
  expect(made()).toEqual(["/b"])
  expect(pages.get("/a")?.updatedAt).toBeGreaterThanOrEqual(start)
})

test("a page that Gatsby has deleted is made again when it comes back", () => {
  const { pages, handOver, made, forget } = gatsby()
  handOver(spec("/c"))
  pages.delete("/c")
  forget()
  handOver(spec("/c"))
  expect(made()).toEqual(["/c"])
})
