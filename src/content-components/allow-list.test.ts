import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as components from "./components"

test("keeps component descriptions out of what browsers load", () => {
  const views = readdirSync(__dirname, { recursive: true, encoding: "utf8" }).filter(
    path => /\.tsx$|^index\.ts$|^figures\.ts$/.test(path) && !path.includes(".test."),
  )
  const loading = views.filter(path =>
    /^(import|export) (?!type).*\/components?"/m.test(readFileSync(join(__dirname, path), "utf8")),
  )
  expect(loading).toEqual([])
})

test("rejects unknown props", () => {
  for (const { props } of Object.values(components)) {
    const issues = props.safeParse({ colour: "red" }).error?.issues ?? []
    expect(issues.map(({ code }) => code)).toContain("unrecognized_keys")
  }
})
