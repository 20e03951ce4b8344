import { fork } from "node:child_process"
import { join } from "node:path"

/** The content check of a workspace in a process that stays, so that only what has changed is compiled again. */
export class ContentChecker {
  private readonly child

  constructor(root: string, content: string) {
    this.child = fork(join(__dirname, "check-worker.ts"), {
      cwd: root,
      execArgv: ["--import", "tsx"],
      env: { ...process.env, SITE_CONTENT: content },
    })
  }

  /** Problems that would end a build. */
  problems(): Promise<string[]> {
    return new Promise((resolve, reject) => {
      this.child.once("message", answer => resolve(answer as string[]))
      this.child.once("exit", code =>
        reject(new Error(`the content check ended with code ${code}`)),
      )
      this.child.send("check")
    })
  }

  end(): void {
    this.child.removeAllListeners("exit")
    this.child.kill()
  }
}
