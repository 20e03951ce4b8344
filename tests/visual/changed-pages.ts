import { writeFileSync } from "node:fs"
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"

/** Lists the pages that look different in `screenshots.md`, for a comment on the pull request. */
export default class ChangedPages implements Reporter {
  private readonly lines: string[] = []
  private count = 0

  onTestEnd({ title, parent }: TestCase, { status, error }: TestResult): void {
    this.count++
    if (status === "passed") return
    const why = /\d+ pixels|Expected an image \S+ by \S+, received \d+px by \d+px/.exec(
      error?.message ?? "",
    )
    this.lines.push(`- ${parent.title}: \`${title}\`${why ? ` (${why[0]})` : ""}`)
  }

  onEnd(): void {
    writeFileSync("screenshots.md", this.told())
  }

  /** The report as Markdown. */
  told(): string {
    const { length } = this.lines
    const summary =
      length === 0
        ? `All ${this.count} pages and sizes are drawn as on the base.`
        : `${length} of ${this.count} pages and sizes are drawn otherwise than on the base; the pictures are in the artifact \`screenshots\`.`
    return `${["### Page types", "", summary, ...this.lines].join("\n")}\n`
  }
}
