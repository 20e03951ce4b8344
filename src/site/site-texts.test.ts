import { readFileSync } from "node:fs"
import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"

test("shows numbers in texts around the pages as they are written", async () => {
  const file = "content/data/navigation.yaml"
  const written = readFileSync(file, "utf8").replace(/label: [^,]+/, "label: 1.10")
  const project = temporaryFolder({ [file]: written })
  const { TextsReader } = await loadIn(project, () => import("./site-texts"))
  const { texts, problems } = new TextsReader().read()
  expect(problems.filter(problem => problem.file === file)).toEqual([])
  expect(texts.navigation).toMatchObject({
    header: { start: expect.arrayContaining([{ label: "1.10", href: "/docs/intro" }]) },
  })
})
