import { compile, problemsOf } from "../../../tests/helpers/compile-markdown"
import { dialectOf } from "./prepare-source"

const braces = 'Braces \\{a\\} and <b className="x">bold</b>.\n'

test.each([
  ["content/docs/a.md", "", "md"],
  ["content/docs/a.mdx", "", "mdx"],
  ["content/docs/a.md", "---\nformat: mdx\n---\n", "mdx"],
  ["content/docs/a.md", "---\nmdx: { format: mdx }\n---\n", "mdx"],
  ["content/docs/a.mdx", "---\nmdx:\n  format: md\n---\n", "md"],
  ["content/docs/a.mdx", "---\nformat: detect\n---\n", "mdx"],
])("reads %s with the front matter %j as %s", async (file, frontMatter, dialect) => {
  // Only MDX takes a brace for code.
  const problems = await problemsOf(`${frontMatter}{open\n`, file)
  expect(problems.length > 0).toBe(dialect === "mdx")
  expect((await compile(frontMatter + braces, file)).html).toContain("<b")
})

test("treats a Markdown file as MDX when a tag has its attributes on several lines", async () => {
  expect(dialectOf("a.md", '<img\n  src="a.png"\n  style={{\n    width: 1\n  }}\n/>')).toBe("mdx")
  expect(dialectOf("a.md", "a <b and\n\nx={1}")).toBe("md")
})

test("uses the site's format when a file sets none", () => {
  expect(dialectOf("a.md", "Text.", "mdx")).toBe("mdx")
  expect(dialectOf("a.mdx", "Text.", "md")).toBe("md")
})
