/** Runs a script's main function. On an error, prints only its message and sets exit code 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch(error => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
