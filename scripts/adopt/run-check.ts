import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import type { Problem } from "../../src/content/problem"
import type { Plan } from "./make-plan"
import { stage } from "./write-plan"

/** Result of the project's own check of a content folder. */
export interface CheckedContent {
  /** Addresses of all pages. */
  pages: string[]
  /** Files that are pages, with their addresses. */
  files: { file: string; path: string }[]
  /** The content folder as files and problems name it. */
  folder: string
  problems: Problem[]
  warnings: Problem[]
}

/** A folder in which plans are checked, and the command that checks it. */
export interface Staging {
  check(plan: Plan): CheckedContent
  remove(): void
}

const script = "scripts/adopt/check-content.ts"

/** Checks plans as content of this project. */
export function stageContent(): Staging {
  const folder = ".build-cache/adopted"
  return {
    check(plan) {
      stage(plan, join(process.cwd(), folder))
      return run(process.cwd(), folder)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * Checks plans as the content of a copy of this project with other settings.
 * @param files texts by path, such as src/site.config.ts
 */
export function stageProject(files: ReadonlyMap<string, string>): Staging {
  const folder = join(process.cwd(), ".build-cache/adopted-project")
  const linked = ["node_modules"]
  const copied = ["src", "scripts", "static", "package.json", "tsconfig.json"]
  const link = (name: string) => symlinkSync(join(process.cwd(), name), join(folder, name))
  const copy = () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const name of linked) link(name)
    for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
    stage({ copies: new Map(), texts: new Map(files) }, folder, false)
  }
  let isCopied = false
  return {
    check(plan) {
      if (!isCopied) copy()
      isCopied = true
      stage(plan, join(folder, "content"))
      return run(folder, undefined)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** @throws Error if the project itself can't be loaded */
function run(cwd: string, content: string | undefined): CheckedContent {
  const output = join(process.cwd(), ".build-cache/adopted.json")
  rmSync(output, { force: true })
  const { SITE_CONTENT: _, ...environment } = process.env
  const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", script, output], {
    cwd,
    encoding: "utf8",
    env: { ...environment, ...(content && { SITE_CONTENT: content }) },
  })
  if (status !== 0) throw new Error(`The content could not be checked:\n${stderr.trim()}`)
  const checked: CheckedContent = JSON.parse(readFileSync(output, "utf8"))
  rmSync(output)
  return checked
}
