/** Runs the main function of a script. An error is told by its message alone and ends the script with code 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch(error => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
