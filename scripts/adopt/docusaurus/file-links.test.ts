import { withFileLinks } from "./file-links"

const targets = new Map([
  ["../docs/a.md", "docs/a.md"],
  ["../docs/in/b.md", "docs/in/b.md"],
  ["api/c d.md", "docs/api/c d.md"],
  ["src/static/p.png", "static/p.png"],
  ["blog/post.md", "blog/post.md"],
])

test.each([
  ["of the same folder", "[a](../a.md#x)", "[a](../a.md#x)"],
  ["of another plugin", "[c](@site/api/c%20d.md)", "[c](../api/c%20d.md)"],
  [
    "of another plugin by a relative path",
    "[c](../../site/api/c%20d.md)",
    "[c](../../site/api/c%20d.md)",
  ],
  ["of the site's static files", "![p](@site/src/static/p.png)", "![p](/p.png)"],
  ["that is not there", "[x](./x.md) [y](y.md)", "[x](./x.md) [y](y.md)"],
  ["in code", "`[c](@site/api/c%20d.md)`", "`[c](@site/api/c%20d.md)`"],
  ["in an attribute", '<a href="@site/blog/post.md">p</a>', '<a href="../../blog/post.md">p</a>'],
])("leads to a file %s when the page has moved", (_, text, expected) => {
  expect(withFileLinks(text, "../docs/in/b.md", "docs/in/b.md", targets)).toBe(expected)
})
