import { execFileSync } from "node:child_process"
import { projectRoot } from "./project-paths"

/**
 * Day of the last commit of every file, by path from the project root, from one `git log` of the tree.
 * Empty without git or on a shallow clone, where the history would give wrong days.
 */
export function lastCommitDates(): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, {
        cwd: projectRoot,
        encoding: "utf8",
        maxBuffer: 1 << 28,
        stdio: ["ignore", "pipe", "ignore"],
      })
    if (git("rev-parse", "--is-shallow-repository").trim() === "true") return dates
    const prefix = git("rev-parse", "--show-prefix").trim()
    let day = ""
    for (const line of git(
      "-c",
      "core.quotePath=false",
      "log",
      "--format=%x00%cs",
      "--name-only",
      "--",
      ".",
    ).split("\n")) {
      if (line.startsWith("\0")) day = line.slice(1)
      else if (line && !dates.has(line)) dates.set(line, day)
    }
    if (!prefix) return dates
    return new Map([...dates].map(([file, value]) => [file.slice(prefix.length), value]))
  } catch {
    return dates
  }
}
