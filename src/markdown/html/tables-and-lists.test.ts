import { compile, compileMdx } from "../../../tests/helpers/compile-markdown"

test("a table stands in a named box that scrolls and takes focus; alignment is a class", async () => {
  const { html } = await compile("| A | B *c* |\n|--:|:-:|\n| 1 | 2 |\n")
  expect(html).toBe(
    '<div class="table-scroll" tabindex="0" role="region" aria-label="Table: A, B c"><table><thead><tr>' +
      '<th class="align-right" scope="col">A</th><th class="align-center" scope="col">B <em>c</em></th></tr></thead>' +
      '<tbody><tr><td class="align-right">1</td><td class="align-center">2</td></tr></tbody></table></div>',
  )
})

test("two tables of one heading get two names", async () => {
  const { html } = await compile("| A |\n|---|\n| 1 |\n\ntext\n\n| A |\n|---|\n| 2 |\n")
  expect(html.match(/aria-label="[^"]*"/g)).toEqual([
    'aria-label="Table: A"',
    'aria-label="Table: A (2)"',
  ])
})

test("raw tables get the box too, a caption names them, and inner tables get none", async () => {
  const { html } = await compile(
    "<table><caption>Cap</caption><tr><th></th><td><table><tr><td>in</td></tr></table></td></tr></table>\n",
  )
  expect(html.match(/table-scroll/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Table: Cap"')
  expect(html).toContain("<tr><td></td><td><table>")
})

test("task lists have disabled checkboxes named by their item", async () => {
  const { html } = await compile("- [x] Done *it*\n- [ ] To do\n  - [ ] Inner\n")
  expect(html).toContain(
    '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done it"> Done <em>it</em></li>',
  )
  expect(html).toContain('<input type="checkbox" disabled aria-label="To do"> To do')
  expect(html).toContain('aria-label="Inner"')
})

test("footnotes link both ways with unique ids and names", async () => {
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
])("an escaped pipe in a cell is a pipe: %j", async (cell, text) => {
  const table = `| head | b |\n| --- | --- |\n| ${cell} | 1 |\n`
  for (const { html, problems } of [await compile(table), await compileMdx(table)]) {
    const [, first = ""] = /<td>(.*?)<\/td>/s.exec(html) ?? []
    expect(first.replace(/<[^>]*>/g, "")).toBe(text)
    expect(problems).toEqual([])
  }
})

test("an escaped pipe in an attribute of a cell is a pipe", async () => {
  const table = '| head |\n| --- |\n| <abbr title="a\\|b">c</abbr> |\n'
  for (const { html } of [await compile(table), await compileMdx(table)])
    expect(html).toContain('title="a|b"')
})

test("outside of tables two bars stay a norm", async () => {
  expect((await compile("$\\|x\\|$")).html).toContain("‖")
})

test("no element has an empty class", async () => {
  const { html } = await compile(
    'a[^1] b[^1] <a class="x" href="/y">c</a> <span class="z">d</span>\n\n[^1]: e\n',
  )
  expect(html).not.toContain('class=""')
})

test("items and cells beside one with a component are elements of their own, with nothing in between", async () => {
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
