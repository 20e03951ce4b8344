/**
 * Runs one task at a time. Calls made during a run share the next run, so the tasks must be alike;
 * a run that begins after a call has seen everything that existed at the call.
 */
export function runQueue(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined
  return task => {
    if (next) return next
    const run = () => {
      next = undefined
      return task()
    }
    // A failed run rejects only for its own callers, and does not block the next run.
    next = last.then(run, run)
    last = next
    return next
  }
}
