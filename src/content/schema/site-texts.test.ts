import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { homeFile } from "./site-texts"
import { validate } from "./validate"

const text = readFileSync(join(__dirname, "../../../content/data/home.yaml"), "utf8")

/** Returns the problems of the site's home page after an edit. */
function problemsWith(edit: (home: ReturnType<typeof parse>) => void) {
  const home = parse(text)
  edit(home)
  return validate(homeFile, home, { file: "home.yaml" }).problems
}

test("finds no problems in the texts of the home page", () => {
  expect(problemsWith(() => {})).toEqual([])
})

test.each([
  [
    "doors.items.0.href",
    (home: ReturnType<typeof parse>) => {
      home.doors.items[0].href = "javascript:alert(1)"
    },
  ],
  [
    "security.audits.0.reports.0.href",
    (home: ReturnType<typeof parse>) => {
      home.security.audits[0].reports[0].href = "https://"
    },
  ],
])("reports an invalid address at %s with what to write", (field, edit) => {
  expect(problemsWith(edit)).toMatchObject([{ field, fix: "write, for example, `href: /page`" }])
})
