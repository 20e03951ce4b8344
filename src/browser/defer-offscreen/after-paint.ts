/**
 * Runs a callback after the next frame is painted, since a task queued in a frame's callback runs
 * after its paint.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
