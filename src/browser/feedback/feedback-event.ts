/** What a reader says of a page, or of a section of it. */
export interface Feedback {
  /** Path of the page. */
  path: string
  /** Anchor of the section; empty where the whole page is meant. */
  section: string
  helpful: "yes" | "no"
  /** A sentence about it; without one, this is the answer itself. */
  comment?: string
}

const type = "feedback"

/**
 * Hands it to whoever takes it on this page; without any, asks whether somebody would.
 * @returns whether somebody did
 */
export const give = (feedback?: Feedback): boolean =>
  !document.dispatchEvent(new CustomEvent(type, { detail: feedback, cancelable: true }))

/** Takes what readers say. @param take says whether it was taken; without feedback, whether it would be */
export function takeFeedback(take: (feedback?: Feedback) => boolean): void {
  document.addEventListener(type, event => {
    if (event instanceof CustomEvent && take((event.detail as Feedback | null) ?? undefined))
      event.preventDefault()
  })
}
