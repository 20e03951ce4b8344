import { existsSync, readFileSync, watchFile } from "node:fs"
import type { Application } from "express"
import { developProblemsPath } from "../../content/artifact-paths"
import type { DevelopProblems } from "../../content/problem"
import { problemsFile } from "./content-problems"

const nothing = JSON.stringify({ errors: [], warnings: {} } satisfies DevelopProblems)

/**
 * Sends the list of problems to every open page, now and whenever it changes (server-sent events).
 */
export function serveProblems(app: Application): void {
  app.get(developProblemsPath, (_request, response) => {
    // Without no-transform, the develop server would hold events back to compress them.
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
    })
    const send = () => {
      const problems = existsSync(problemsFile) ? readFileSync(problemsFile, "utf8") : nothing
      response.write(`data: ${problems.replaceAll("\n", " ")}\n\n`)
    }
    send()
    const watcher = watchFile(problemsFile, { interval: 200 }, send)
    response.on("close", () => watcher.removeListener("change", send))
  })
}
