import { editUrl } from "./markdown-interface"

const repository = /^https:\/\/[\w.]+\/[\w-]+\/[\w-]+\/edit\/main\//

test.each([
  ["content/docs/C++.md", "content/docs/C%2B%2B.md"],
  ["content/docs/Q&A.md", "content/docs/Q%26A.md"],
  ["content/docs/a (1).md", "content/docs/a%20(1).md"],
  ["content/docs/C#.md", "content/docs/C%23.md"],
  ["content/docs/50% off?.md", "content/docs/50%25%20off%3F.md"],
  ["content/docs/日本.md", "content/docs/%E6%97%A5%E6%9C%AC.md"],
])("links to the file %s for editing", (file, path) => {
  const address = editUrl(file, undefined) ?? ""
  expect(address).toMatch(repository)
  expect(address.replace(repository, "")).toBe(path)
  expect(new URL(address).href).toBe(address)
})

test("returns no link when the file is outside the project or the page turns it off", () => {
  expect(editUrl("../other/docs/a.md", undefined)).toBeNull()
  expect(editUrl("content/docs/a.md", null)).toBeNull()
  expect(editUrl("content/docs/a.md", "https://wiki.example/a")).toBe("https://wiki.example/a")
})
