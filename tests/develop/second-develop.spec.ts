import { spawnSync } from "node:child_process"
import { expect, test } from "./test"

test("refuses to start twice in the same folder and exits", async ({ develop }) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/develop.ts"],
    { cwd: develop.folder, encoding: "utf8", timeout: 30_000 },
  )
  expect(stderr).toContain("is running in this folder")
  expect(status).toBe(1)
})
