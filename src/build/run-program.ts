import { spawn } from "node:child_process"

const signals = ["SIGINT", "SIGTERM"] as const

/**
 * Runs a program in the foreground and forwards signals to it. When the program has ended, signals
 * end this process again, so that `npm start` can go on to serve.
 * @returns the program's exit code, or 1 if a signal ended it
 */
export function runProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    })
    const handDown = (signal: NodeJS.Signals) => child.kill(signal)
    for (const signal of signals) process.once(signal, handDown)
    child.on("error", reject)
    child.on("exit", code => {
      for (const signal of signals) process.off(signal, handDown)
      resolve(code ?? 1)
    })
  })
}
