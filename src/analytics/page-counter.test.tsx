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

/** Fakes the navigation type of the document. */
const arriveBy = (type: string) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] as never })

beforeEach(() => {
  sessionStorage.clear()
  arriveBy("navigate")
})
afterEach(() => jest.restoreAllMocks())

it("counts the first page and each change of path, query or hash", () => {
  const { see, told } = counter()
  const paths = ["/", "/blog", "/blog?a=1", "/blog?a=1#b", "/blog#b", "/blog"]
  for (const path of paths) see(page(path))
  expect(told).toEqual(paths)
})

it("does not count the same address again when its title changes", () => {
  const { see, told } = counter()
  see(page("/blog"))
  see({ ...page("/blog"), title: "Another" })
  expect(told).toEqual(["/blog"])
})

it("counts only the current page when the reader consents later", () => {
  let isAllowed = false
  const { see, recount, told } = counter(() => isAllowed)
  for (const path of ["/", "/blog"]) see(page(path))
  isAllowed = true
  recount()
  recount()
  expect(told).toEqual(["/blog"])
})

it("does not count a page again when consent is repeated", () => {
  const { see, recount, told } = counter()
  see(page("/"))
  recount()
  expect(told).toEqual(["/"])
})

for (const type of ["reload", "back_forward"]) {
  it(`counts a page reached by ${type} only when another page was counted last`, () => {
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

it("counts a reload when the last address was forgotten", () => {
  counter().see(page("/blog"))
  forgetLastCounted()
  arriveBy("reload")
  const { see, told } = counter()
  see(page("/blog"))
  expect(told).toEqual(["/blog"])
})

it("counts the same address when it is opened again", () => {
  counter().see(page("/blog"))
  const { see, told } = counter()
  see(page("/blog"))
  expect(told).toEqual(["/blog"])
})

it("counts without a warning when storage throws", () => {
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
