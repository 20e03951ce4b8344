/** A part of a drawn figure, placed under the one before it. */
export interface Block {
  height: number
  draw: (top: number) => string
}
