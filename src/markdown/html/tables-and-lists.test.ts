import { compile, compileMdx } from "../../../tests/helpers/compile-markdown"

test("wraps a table in a named, focusable box that scrolls and aligns cells by class", async () => {
  const { html } = await compile("| A | B *c* |\n|--:|:-:|\n| 1 | 2 |\n")
  expect(html).toBe(
    '<div class="table-scroll" tabindex="0" role="region" aria-label="Table: A, B c"><table><thead><tr>' +
      '<th class="align-right" scope="col">A</th><th class="align-center" scope="col">B <em>c</em></th></tr></thead>' +
      '<tbody><tr><td class="align-right">1</td><td class="align-center">2</td></tr></tbody></table></div>',
  )
})

test("gives two tables with the same heading different names", async () => {
  const { html } = await compile("| A |\n|---|\n| 1 |\n\ntext\n\n| A |\n|---|\n| 2 |\n")
  expect(html.match(/aria-label="[^"]*"/g)).toEqual([
    'aria-label="Table: A"',
    'aria-label="Table: A (2)"',
  ])
})

test("wraps raw tables, names them after their caption, and leaves inner tables alone", async () => {
  const { html } = await compile(
    "<table><caption>Cap</caption><tr><th></th><td><table><tr><td>in</td></tr></table></td></tr></table>\n",
  )
  expect(html.match(/table-scroll/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Table: Cap"')
  expect(html).toContain("<tr><td></td><td><table>")
})

test("disables the checkboxes of task lists and names them after their items", async () => {
  const { html } = await compile("- [x] Done *it*\n- [ ] To do\n  - [ ] Inner\n")
  expect(html).toContain(
    '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done it"> Done <em>it</em></li>',
  )
  expect(html).toContain('<input type="checkbox" disabled aria-label="To do"> To do')
  expect(html).toContain('aria-label="Inner"')
})

test("links footnotes both ways with unique ids and names", async () => {
  const { html, page, problems } = await compile("a[^x] b[^y] c[^x]\n\n[^x]: One\n\n[^y]: Two\n")
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
  const backs = [...html.matchAll(/aria-label="(Back[^"]+)"/g)].map(([, name]) => name)
  expect(new Set(backs).size).toBe(3)
  expect(html).toContain('aria-label="Footnote 1"')
  expect(page.headings).toEqual([])
  expect(page.links).toEqual([])
  expect(problems).toEqual([])
})

test.each([
  ["$P(A\\|B)$", "P(A|B)"],
  ["so $$x \\| y$$ is", "so x|y is"],
  ["`a\\|b`", "a|b"],
  ["[a\\|b](/x)", "a|b"],
  ["**a\\|b**", "a|b"],
  ["<kbd>a</kbd>\\|", "a|"],
  ["https://a.com/x\\|y", "https://a.com/x|y"],
])("shows an escaped pipe in a cell as a pipe: %j", async (cell, text) => {
  const table = `| head | b |\n| --- | --- |\n| ${cell} | 1 |\n`
  for (const { html, problems } of [await compile(table), await compileMdx(table)]) {
    const [, first = ""] = /<td>(.*?)<\/td>/s.exec(html) ?? []
    expect(first.replace(/<[^>]*>/g, "")).toBe(text)
    expect(problems).toEqual([])
  }
})

test("shows an escaped pipe in an attribute of a cell as a pipe", async () => {
  const table = '| head |\n| --- |\n| <abbr title="a\\|b">c</abbr> |\n'
  for (const { html } of [await compile(table), await compileMdx(table)])
    expect(html).toContain('title="a|b"')
})

test("keeps two bars as a norm outside tables", async () => {
  expect((await compile("$\\|x\\|$")).html).toContain("‖")
})

test("renders no empty class", async () => {
  const { html } = await compile(
    'a[^1] b[^1] <a class="x" href="/y">c</a> <span class="z">d</span>\n\n[^1]: e\n',
  )
  expect(html).not.toContain('class=""')
})

test("makes objects of items and cells next to one with a component, with nothing in between", async () => {
  const { page, problems } = await compileMdx(
    '3. a\n4. b\n\n   <Tabs><TabItem value="c">\n   d\n   </TabItem></Tabs>\n5. e\n\n<table><tbody><tr><td>f</td><td><Tabs>g</Tabs></td></tr><tr><td>h</td></tr></tbody></table>\n',
  )
  expect(problems).toEqual([])
  const outline = (body: typeof page.body): unknown[] =>
    body.map(node =>
      typeof node === "string"
        ? node
        : { ["tag" in node ? node.tag : node.component]: outline(node.children) },
    )
  expect(outline(page.body)).toEqual([
    {
      ol: [
        { li: ["<p>a</p>"] },
        { li: ["<p>b</p>", { Tabs: [{ TabItem: ["<p>d</p>"] }] }] },
        { li: ["<p>e</p>"] },
      ],
    },
    {
      div: [
        {
          table: [
            {
              tbody: [{ tr: [{ td: ["f"] }, { td: [{ Tabs: ["g"] }] }] }, { tr: [{ td: ["h"] }] }],
            },
          ],
        },
      ],
    },
  ])
  expect(page.body[0]).toMatchObject({ attributes: { start: "3" } })
})
