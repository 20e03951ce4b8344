/** Error in a claim that can't be parsed or evaluated, worded for the claim's author. */
export class ClaimError extends Error {
  /**
   * @param message what is wrong, without a period
   * @param fix what to write instead
   * @param at offset in the claim, in characters from its first brace
   */
  constructor(
    message: string,
    readonly fix: string,
    readonly at: number,
  ) {
    super(message)
  }
}
