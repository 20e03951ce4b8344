import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../../site/list-files"
import { contentRoot, projectRoot } from "../../../site/project-paths"
import { codeAddress, type Formula, formulas } from "./figure-formulas"

const all = Object.entries<Formula>(formulas)

test.each(all)("links %s to code that exists", (_, { code }) => {
  expect(existsSync(join(projectRoot, "src/options", code))).toBe(true)
  expect(codeAddress(code)).toMatch(
    /^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\/main\/src\/options\//,
  )
})

test("cites only sources that the site's text links at the same address", () => {
  const texts = listFiles(contentRoot)
    .filter(file => /\.(mdx?|ya?ml)$/.test(file))
    .map(file => readFileSync(join(contentRoot, file), "utf8"))
    .join("\n")
  const missing = all.flatMap(([name, { source }]) =>
    source.href && !texts.includes(source.href) ? `${name}: ${source.href}` : [],
  )
  expect(missing).toEqual([])
})
