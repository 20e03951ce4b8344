import { docsInstances } from "../src/content/docs-instances"
import { placeOf, readEntry } from "../src/site/read-entry"
import { newPage, newPageKinds, newPageRequest } from "./new-page"

/** Reads a new page as the site does. */
async function read({ file, text }: ReturnType<typeof newPage>) {
  const place = placeOf(file.replace(/^content\//, ""), docsInstances([]))
  if (!place) throw new Error(`${file} has no place`)
  return readEntry(file, text, place, {})
}

const titles = ["My first post", "2024", "true", "1e3", 'What "delta" is: a start', "Ünïcode"]

test.each(newPageKinds.flatMap(kind => titles.map(title => [kind, title] as const)))(
  "creates a valid draft at the given path for a %s named %s",
  async (kind, title) => {
    const page = newPage(kind, title, "2024-03-01")
    const { entry, path, problems } = await read(page)
    expect(problems).toEqual([])
    expect(entry).toMatchObject({ title, draft: true })
    expect(path).toBe(page.path)
  },
)

test.each(["???", "…", "- -"])("rejects the title %s, which gives no address", title => {
  expect(() => newPage("post", title, "2024-03-01")).toThrow(
    `Cannot make an address from "${title}": write a title with a letter or a digit.`,
  )
})

test("joins the words of a title without quotes", () => {
  expect(newPageRequest(["post", "My", "first", "post"])).toEqual({
    kind: "post",
    title: "My first post",
  })
})

test.each([[[]], [["post"]], [["post", " "]], [["page", "Title"]]])(
  "returns undefined for the arguments %j",
  words => {
    expect(newPageRequest(words)).toBeUndefined()
  },
)
