import { spawn } from "node:child_process"

const signals = ["SIGINT", "SIGTERM"] as const

/**
 * Runs a program in the foreground, which gets the signals that would end this process. Once it has ended they end this process
 * again: `npm start` goes on to serve.
 * @returns its exit code, or 1 where a signal ended it
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
