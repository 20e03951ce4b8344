import { spawn } from "node:child_process"
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fillSections } from "../../scripts/fill-sections"

/** Files that a build needs besides the linked packages, including all tools' settings files. */
const SOURCES = [
  "src",
  "static",
  "tests/fixtures/sites",
  "scripts",
  ...readdirSync(".").filter(name => /\.(tsx?|c?js|json)$/.test(name)),
]

export interface FixtureProject {
  folder: string
  /** Builds a content tree of tests/fixtures/sites there, incrementally after an earlier build. */
  build(
    site: string,
    environment?: Record<string, string>,
  ): Promise<{ status: number | null; output: string }>
  remove(): void
}

/**
 * Copies the project into a temporary folder. Gatsby builds into its working directory, so a
 * fixture cannot be built next to the real site.
 * @param content part of the content to copy: fixtures show the site's texts around their own pages
 */
export function fixtureProject(content = "content/data"): FixtureProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "panoptic-fixture-")))
  for (const path of [...SOURCES, content]) cpSync(path, join(folder, path), { recursive: true })
  for (const site of ["docusaurus", "places"])
    fillSections(join(folder, "tests/fixtures/sites", site))
  symlinkSync(realpathSync("node_modules"), join(folder, "node_modules"))
  return {
    folder,
    build(site, environment = {}) {
      const child = spawn(
        process.execPath,
        [join("node_modules", "tsx", "dist", "cli.mjs"), "scripts/build.ts"],
        {
          cwd: folder,
          env: {
            ...process.env,
            SITE_CONTENT: `tests/fixtures/sites/${site}`,
            CI: "true",
            ...environment,
          },
        },
      )
      let output = ""
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text: string) => {
          output += text
        })
      return new Promise((resolve, reject) => {
        child.on("error", reject)
        child.on("close", status => resolve({ status, output }))
      })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
