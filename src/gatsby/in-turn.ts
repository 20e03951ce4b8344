/**
 * Runs one task at a time. Whoever comes while one runs waits for the next run, which all who come in the meantime share: a
 * run that begins after a call has seen whatever was there at the call. The tasks must therefore be alike.
 */
export function inTurn(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return task => {
    if (next) return next
    const run = () => {
      next = undefined
      return task()
    }
    // A run that failed has told those who asked for it, and does not keep others from theirs.
    next = last.then(run, run)
    last = next
    return next
  }
}
