/** A claim that can't be read or worked out, told to its author. */
export class ClaimError extends Error {
  /**
   * @param message what was found, without a full stop
   * @param fix what to write instead
   * @param at place in the claim, counted in characters from its first brace
   */
  constructor(
    message: string,
    readonly fix: string,
    readonly at: number,
  ) {
    super(message)
  }
}
