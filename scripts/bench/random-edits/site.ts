import { cpSync, existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { differences } from "../folders"
import { buildSite } from "../site-builds"
import { clean, mirror, workspace } from "../workspace"
import { ContentChecker } from "./content-checker"
import { apply, type Edit } from "./edit"

/** The real content, under its own name: a workspace is a project of its own. */
const CONTENT = "content"

/** What a build leaves, which the next one goes on from. */
const state = [".cache", ".build-cache", ".pictures", "public"]

/** Lines of a failed build that are shown. */
const LAST_LINES = 25

/** A copy of the project with the real content, which is edited and built. */
export class Site {
  readonly root: string
  readonly content: string
  private checker: ContentChecker | undefined

  constructor(name: string) {
    this.root = workspace(name)
    this.content = join(this.root, CONTENT)
  }

  /** Makes code and content those of another folder, and forgets all builds. */
  startFrom(root: string): void {
    mirror(root, this.root)
    clean(this.root)
  }

  /** Makes an edit that leaves the content sound. Otherwise takes it back and answers false. */
  async edit(edit: Edit): Promise<boolean> {
    const back = apply(this.content, edit)
    // Started where it is first needed: until then the folder may be filled anew.
    this.checker ??= new ContentChecker(this.root, CONTENT)
    const problems = await this.checker.problems()
    if (problems.length > 0) apply(this.content, back)
    return problems.length === 0
  }

  /** Builds on what is there. Answers with the last lines of a build that failed. */
  async build(): Promise<string[]> {
    const { code, output } = await buildSite(this.root, { SITE_CONTENT: CONTENT })
    return code === 0 ? [] : ["the build fails", ...output.trimEnd().split("\n").slice(-LAST_LINES)]
  }

  /** What is published here and otherwise from a clean build of the same content. */
  async compare(reference: Site): Promise<string[]> {
    reference.startFrom(this.root)
    const failed = await reference.build()
    if (failed.length > 0) return failed.map(line => `clean: ${line}`)
    return differences(join(this.root, "public"), join(reference.root, "public")).map(
      ({ path, what, excerpt }) => `${what}: ${path}${excerpt ? `, ${excerpt}` : ""}`,
    )
  }

  /** Puts what the last build left aside, or back from there. */
  saveTo(folder: string): void {
    copyState(this.root, folder)
  }
  restoreFrom(folder: string): void {
    // It holds pages whose texts lie in what is put back.
    this.checker?.end()
    this.checker = undefined
    copyState(folder, this.root)
  }

  end(): void {
    this.checker?.end()
  }
}

function copyState(from: string, to: string): void {
  for (const name of state) {
    rmSync(join(to, name), { recursive: true, force: true })
    if (existsSync(join(from, name)))
      cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true })
  }
}
