/** A reader's feedback on a page or one of its sections. */
export interface Feedback {
  /** Path of the page. */
  path: string
  /** Id of the section, or empty for the whole page. */
  section: string
  helpful: "yes" | "no"
  /** Comment that follows a yes/no answer; undefined in the answer itself. */
  comment?: string
}

const type = "feedback"

/**
 * Dispatches feedback to a listener on this page. Without an argument, only checks whether a
 * listener would accept feedback.
 * @returns true if a listener accepts it
 */
export const give = (feedback?: Feedback): boolean =>
  !document.dispatchEvent(new CustomEvent(type, { detail: feedback, cancelable: true }))

/**
 * Listens for feedback.
 * @param take returns true if it accepts the feedback or, when called without any, would accept
 * some
 */
export function takeFeedback(take: (feedback?: Feedback) => boolean): void {
  document.addEventListener(type, event => {
    if (event instanceof CustomEvent && take((event.detail as Feedback | null) ?? undefined))
      event.preventDefault()
  })
}
