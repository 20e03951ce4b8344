import { announce } from "../copy-buttons"
import { createElement } from "../create-element"
import { type Feedback, give } from "../feedback/feedback-event"
import { issueUrl } from "../feedback/issue-url"

/** Maximum length of a comment in characters; Google Analytics truncates longer parameters. */
const LONGEST = 100

const THANKS = "Thank you."
const ELSEWHERE = "Opens a pre-filled GitHub issue in a new tab"

/** Subject of a question: the page, or one of its sections. */
interface Subject {
  section: string
  label: string
}

/**
 * Fills the question below a page with yes/no answers for the page and each of its sections. An
 * answer goes to a listener on this page (analytics, if the reader consents); if none accepts it,
 * the link opens a prefilled issue.
 */
export function askForFeedback(details: HTMLElement): void {
  if (details.querySelector("ul")) return
  const note = give() ? [] : [createElement("div", { class: "feedback" }, ELSEWHERE)]
  const list = createElement("ul", { class: "feedback" }, ...subjects().map(rowOf))
  details.replaceChildren(...details.querySelectorAll("summary"), ...note, list)
}

function subjects(): Subject[] {
  const headings = document.querySelectorAll<HTMLElement>("main h2[id]:has(.heading-anchor)")
  return [
    { section: "", label: "This page" },
    ...[...headings].map(({ id, textContent }) => ({ section: id, label: textContent ?? id })),
  ]
}

function rowOf(subject: Subject): HTMLElement {
  const answers = (["yes", "no"] as const).map(helpful => answerLink(subject, helpful))
  return createElement(
    "li",
    { tabindex: "-1" },
    createElement("span", {}, subject.label),
    ...answers,
  )
}

function answerLink({ section, label }: Subject, helpful: Feedback["helpful"]): HTMLElement {
  const path = location.pathname
  const text = helpful === "yes" ? "Yes" : "No"
  const address = `${location.origin}${path}${section && `#${section}`}`
  const verdict = helpful === "yes" ? "helpful" : "not helpful"
  const link = createElement(
    "a",
    {
      class: "button quiet",
      target: "_blank",
      rel: "noopener",
      href: issueUrl(
        `${path}${section && `#${section}`} was ${verdict}`,
        `${address} was ${verdict}.\n\nWhat should be different:\n`,
      ),
      "aria-label": `${text}: ${label}`,
    },
    text,
  )
  link.onclick = event => {
    if (!give({ path, section, helpful })) return
    event.preventDefault()
    link.parentElement?.replaceChildren(...thanks({ path, section, helpful }, label))
    announce(THANKS)
  }
  return link
}

/** Builds the thanks, with a field for a comment. */
function thanks(feedback: Feedback, label: string): Node[] {
  const box = createElement("input", {
    maxlength: String(LONGEST),
    "aria-label": `Anything to add? (${label})`,
  })
  box.placeholder = "Anything to add? (optional)"
  const send = createElement("button", { type: "button", class: "button quiet" }, "Send")
  send.onclick = () => {
    const comment = box.value.trim()
    if (comment) give({ ...feedback, comment })
    const row = send.closest("li")
    row?.replaceChildren(`${label}: ${THANKS}`)
    // The focused button is gone.
    row?.focus()
    announce(THANKS)
  }
  box.onkeydown = ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) send.click()
  }
  // Focuses the field after it is in the document.
  queueMicrotask(() => box.focus())
  return [createElement("span", {}, `${label}: ${THANKS}`), box, send]
}
