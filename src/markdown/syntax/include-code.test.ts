import { testComponents } from "../../../tests/helpers/compile-markdown"
import { compilePage } from "../compile-page"
import { codeFilesNamed } from "./include-code"

const codeFiles = {
  "pool.ts":
    'import { a } from "a"\n\n// #region read\nasync function read() {\n  // #region call\n  const size = await a()\n  // #endregion\n  return size\n}\n// #endregion\n',
  "call.sh": "#!/bin/sh\n# region call\ncast call\n# endregion\n",
}

async function compile(text: string, file = "content/docs/a.md") {
  const { page, problems } = await compilePage({
    file,
    text,
    route: "/docs/a",
    components: testComponents,
    codeFiles,
  })
  return { page, html: page?.body.join("") ?? "", problems }
}

test("shows the lines of a region without their indent and the marks of other regions", async () => {
  const { page } = await compile("```ts file=pool.ts region=read\n```\n")
  expect(page?.sections[0]?.text).toBe(
    "async function read() { const size = await a() return size }",
  )
  const { page: inner } = await compile("```ts file=pool.ts region=call\n```\n")
  expect(inner?.markdown).toBe("```ts\nconst size = await a()\n```\n")
})

test("shows the whole file under its name when no region is given", async () => {
  const { html, page, problems } = await compile("```sh file=call.sh\n```\n")
  expect(problems).toEqual([])
  expect(html).toContain("<figcaption>call.sh</figcaption>")
  expect(page?.sections[0]?.text).toBe("#!/bin/sh cast call")
})

test("includes the code in the raw Markdown, also in tabs and lists", async () => {
  const list = "1. Read.\n\n   ```ts title=Reading file=pool.ts region=call\n   ```\n\n2. Write.\n"
  const { page } = await compile(list)
  expect(page?.markdown).toBe(
    "1. Read.\n\n   ```ts title=Reading\n   const size = await a()\n   ```\n\n2. Write.\n",
  )
  const tabs =
    '<Tabs>\n<TabItem value="ts">\n\n```ts file=pool.ts region=call\n```\n\n</TabItem>\n</Tabs>\n'
  const { page: tabbed } = await compile(tabs, "content/docs/a.mdx")
  expect(tabbed?.markdown).toContain("```ts\nconst size = await a()\n```")
})

test("shows a fence's own code and reports a broken rule when it also names a file", async () => {
  const { page, problems } = await compile('```yaml file="conf.yml"\na: 1\n```\n')
  expect(problems).toMatchObject([{ kind: "unknown-fence-word", line: 1 }])
  expect(page?.markdown).toContain("a: 1")
})

test.each([
  ["```ts file=gone.ts\n```", "there is no code file `gone.ts`", "put it at snippets/gone.ts"],
  [
    "```ts file=pool.ts region=write\n```",
    "`pool.ts` has no region `write`",
    "or name one of `read`, `call`",
  ],
])("reports %j with its line and what to write", async (fence, message, fix) => {
  const { problems } = await compile(`Text.\n\n${fence}\n`)
  expect(problems).toEqual([
    {
      file: "content/docs/a.md",
      line: 3,
      message: expect.stringContaining(message),
      fix: expect.stringContaining(fix),
    },
  ])
})

test("finds the files that a text names before it is compiled", () => {
  const text = "```ts file=a.ts region=x\n```\n> ~~~sh title=x file='b c.sh'\n\n```ts file=a.ts\n"
  expect(codeFilesNamed(text)).toEqual(["a.ts", "b c.sh"])
})
