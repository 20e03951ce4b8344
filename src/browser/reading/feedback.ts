import { announce } from "../copy-buttons"
import { createElement } from "../create-element"
import { type Feedback, give } from "../feedback/feedback-event"
import { issueUrl } from "../feedback/issue-url"

/** Characters of a sentence; Google Analytics keeps no more of a parameter. */
const LONGEST = 100

const THANKS = "Thank you."
const ELSEWHERE = "Opens a pre-filled GitHub issue in a new tab"

/** What is asked about: the page, or one of its sections. */
interface Subject {
  section: string
  label: string
}

/**
 * Fills the question below a page: yes or no for the page and for each of its sections. An answer goes to whoever takes it
 * on this page (analytics, where the reader allows it); where nobody does, the link leads to an issue that says it.
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

/** Thanks, and room for a sentence. */
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
    // The button that had the focus is gone.
    row?.focus()
    announce(THANKS)
  }
  box.onkeydown = ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) send.click()
  }
  // After it has its place.
  queueMicrotask(() => box.focus())
  return [createElement("span", {}, `${label}: ${THANKS}`), box, send]
}
