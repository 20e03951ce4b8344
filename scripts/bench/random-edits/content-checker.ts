import { fork } from "node:child_process"
import { once } from "node:events"
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
  async problems(): Promise<string[]> {
    const done = new AbortController()
    const { signal } = done
    try {
      this.child.send("check")
      const [answer] = await Promise.race([
        once(this.child, "message", { signal }),
        once(this.child, "exit", { signal }).then(([code]) => {
          throw new Error(`the content check ended with code ${code}`)
        }),
      ])
      return answer
    } finally {
      done.abort()
    }
  }

  end(): void {
    this.child.kill()
  }
}
