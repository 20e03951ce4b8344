import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { temporaryFolder } from "../temporary-project"
import { lintRulesFile, lintRulesText } from "./lint-rules"

test("the linter has the rooms of the table", () => {
  const fix = "after a change of rooms.ts run `npx tsx tests/unit/architecture/lint-rules.ts`"
  const isCurrent = readFileSync(lintRulesFile, "utf8") === lintRulesText()
  expect(isCurrent ? "" : `${lintRulesFile} is not what the table says: ${fix}`).toBe("")
})

/** Files of which the linter says that they may not import the module that they do. */
function refused(imports: Record<string, string>): string[] {
  const texts = Object.entries(imports).map(([file, module]) => [
    file,
    `export * from "${module}"\n`,
  ])
  const cwd = temporaryFolder({
    ...Object.fromEntries(texts),
    [lintRulesFile]: readFileSync(lintRulesFile, "utf8"),
    "biome.json": JSON.stringify({ extends: [`./${lintRulesFile}`] }),
  })
  const args = ["lint", "--only=style/noRestrictedImports", "--reporter=github", "."]
  const said = String(spawnSync(resolve("node_modules/.bin/biome"), args, { cwd }).stdout)
  return Object.keys(imports).filter(file =>
    said.split("\n").some(line => line.includes(`/${file},`) && line.includes(" may import ")),
  )
}

test("an editor underlines what a room may not import, and nothing else", () => {
  const wrong = {
    "src/content/schema/front-matter/doc.ts": "../../tree/page",
    "src/content/pagination.ts": "./tree/page",
    "src/templates/doc/view.tsx": "../../gatsby/session",
    "src/components/footer/index.tsx": "../../layouts/shell",
    "src/gatsby/artefacts/feeds.ts": "../session",
    "src/options/leg.ts": "../site.config",
  }
  const right = {
    "src/content/schema/front-matter/article.ts": "../validate",
    "src/content/schema/entry.test.ts": "../tree/page",
    "src/templates/parts/template-props.ts": "../../gatsby/pages/page-contexts",
    "src/templates/home/view.tsx": "../../content-components/safety-notice",
    "src/gatsby/nodes/page-fields.ts": "../../content/schema/body",
    "src/gatsby/nodes/source-nodes.ts": "../session",
  }
  expect(refused({ ...wrong, ...right })).toEqual(Object.keys(wrong))
})
