/** Runs when the next frame has been drawn: a task after the callbacks of a frame comes behind its painting. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
