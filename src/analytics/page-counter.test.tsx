import { forgetLastCounted, pageCounter } from "./page-counter"

const page = (path: string) => ({ address: `https://a.example${path}`, title: `Title of ${path}` })

function counter(isAllowed = () => true) {
  const told: string[] = []
  const counting = pageCounter(({ parameters }) => {
    if (!isAllowed()) return false
    told.push(parameters.page_path)
    return true
  })
  return { ...counting, told }
}

/** How the browser came to the document. */
const arriveBy = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] as never })

beforeEach(() => {
  sessionStorage.clear()
  arriveBy("navigate")
})
afterEach(() => jest.restoreAllMocks())

it("the first page counts, and each change of path, query or hash", () => {
  const { see, told } = counter()
  const paths = ["/", "/blog", "/blog?a=1", "/blog?a=1#b", "/blog#b", "/blog"]
  for (const path of paths) see(page(path))
  expect(told).toEqual(paths)
})

it("the same address again does not count, whatever its title", () => {
  const { see, told } = counter()
  see(page("/blog"))
  see({ ...page("/blog"), title: "Another" })
  expect(told).toEqual(["/blog"])
})

it("what was seen before it was allowed does not count, but the page that is shown then", () => {
  let isAllowed = false
  const { see, recount, told } = counter(() => isAllowed)
  for (const path of ["/", "/blog"]) see(page(path))
  isAllowed = true
  recount()
  recount()
  expect(told).toEqual(["/blog"])
})

it("allowing again what was counted does not count it again", () => {
  const { see, recount, told } = counter()
  see(page("/"))
  recount()
  expect(told).toEqual(["/"])
})

for (const type of ["reload", "back_forward"]) {
  it(`a page that comes by ${type} counts only where another was counted last`, () => {
    counter().see(page("/blog"))
    arriveBy(type)
    const { see, told } = counter()
    see(page("/blog"))
    expect(told).toEqual([])
    see(page("/"))
    expect(told).toEqual(["/"])
    const other = counter()
    other.see(page("/research"))
    expect(other.told).toEqual(["/research"])
  })
}

it("a reload counts where nothing of the visit was kept", () => {
  counter().see(page("/blog"))
  forgetLastCounted()
  arriveBy("reload")
  const { see, told } = counter()
  see(page("/blog"))
  expect(told).toEqual(["/blog"])
})

it("the same address opened anew counts", () => {
  counter().see(page("/blog"))
  const { see, told } = counter()
  see(page("/blog"))
  expect(told).toEqual(["/blog"])
})

it("storage that throws is no reason not to count, nor for a word", () => {
  const warn = jest.spyOn(console, "warn")
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error("denied")
    })
  const { see, told } = counter()
  see(page("/"))
  forgetLastCounted()
  expect(told).toEqual(["/"])
  expect(warn).not.toHaveBeenCalled()
})
