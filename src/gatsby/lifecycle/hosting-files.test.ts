import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { hashSource } from "../../emit/hosting/inline-parts"
import { formatRefused, inspectPages, writeHosting } from "./hosting-files"

const page = (own = "") =>
  `<html><head><style>a{content:"→"}</style><script>start()</script></head><body>${own}</body></html>`

const builtOf = (own: string) => ({
  publicFolder: temporaryFolder({ "404.html": page(), "docs/a/index.html": page(own) }),
  pagePaths: ["/docs/a"],
  redirects: [{ from: "/old", to: "/docs/a" }],
  assets: [],
})

test("allows scripts that all pages have", () => {
  const { allowed, refused } = inspectPages(builtOf("<p>Text</p>"))
  expect(refused).toEqual([])
  expect(allowed.scripts).toContain(hashSource("start()"))
})

test("allows the style sheet of a route group", () => {
  const built = builtOf('<style>b{content:"→"}</style>')
  writeFileSync(join(built.publicFolder, "contract.1.css"), 'b{content:"→"}')
  const { allowed, refused } = inspectPages({
    ...built,
    assets: ["contract.1.css", "contract-1.js"],
  })
  expect(refused).toEqual([])
  expect(allowed.styles).toContain(hashSource('b{content:"→"}'))
})

test.each(["<script>steal()</script>", "<style>p{}</style>", '<p style="color:red">'])(
  "rejects a page's own %s instead of allowing its hash",
  own => {
    const { allowed, refused } = inspectPages(builtOf(own))
    expect(formatRefused(refused)).toContain("/docs/a holds")
    expect([...allowed.scripts, ...allowed.styles]).not.toContain(hashSource("steal()"))
  },
)

test("writes the same policy for all hosts, with the hash of the served bytes", () => {
  const built = builtOf("")
  const folder = temporaryFolder()
  writeHosting(built, inspectPages(built).allowed, folder)
  const hash = hashSource('a{content:"→"}')
  for (const file of ["site.json", "nginx/site.conf"])
    expect(readFileSync(join(folder, "hosting", file), "utf8")).toContain(hash)
  for (const file of ["_headers", "vercel.json"])
    expect(readFileSync(join(built.publicFolder, file), "utf8")).toContain(hash)
  expect(existsSync(join(folder, "hosting/nginx/nginx.conf"))).toBe(true)
})
