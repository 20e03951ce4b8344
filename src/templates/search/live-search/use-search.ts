import { useCallback, useEffect, useRef, useState } from "react"
import { type Inquiry, inquiryOf, showInAddress } from "../../../search/client/address"
import { findFirst, findMore, type SearchResults } from "../../../search/client/search-pages"
import type { SiteSearch } from "../../../search/client/site-search"
import { type AnsweredQuestion, useAnswers } from "../../../search/client/use-answers"
import { search as settings } from "../../../site.config"
import {
  restoreScroll,
  savedPages,
  savedResults,
  saveResults,
  saveScrollOnLeave,
} from "./saved-state"

export interface Search {
  inquiry: Inquiry
  /** The inquiry that `found` belongs to. */
  answered?: Inquiry
  found?: SearchResults
  isFailed: boolean
  isSearching: boolean
  ask(inquiry: Inquiry): void
  /** Repeats the same search. */
  retry(): void
  /**
   * Requests one more page of hits. Does nothing while a request is pending, since its result would
   * be dropped.
   */
  more(): void
}

/** An inquiry and the number of pages of hits to request. */
interface Asked {
  inquiry: Inquiry
  pages: number
}

/**
 * The search of the page: reads its inquiry from the address and writes it there, and restores the
 * previous list on going back.
 * @param visit changes whenever the router leads to the page, even from the page itself
 */
export function useSearch(client: SiteSearch, visit: string): Search {
  const [inquiry, setInquiry] = useState(() => inquiryOf(window.location.search))
  const [initial] = useState(() => keptAnswer(inquiry))
  const {
    answered,
    isFailed,
    isSearching,
    ask: find,
    settle,
  } = useAnswers<Asked, SearchResults>(client, {
    find: asked => findFirst(client, asked.inquiry, asked.pages),
    initial,
    onFound: saveResults,
  })

  const ask = useCallback(
    (asked: Inquiry, pages = 1) => {
      showInAddress(asked)
      if (asked.query.trim()) find({ inquiry: asked, pages })
      else settle()
    },
    [find, settle],
  )

  const timer = useRef<ReturnType<typeof setTimeout>>()
  const askSoon = useCallback(
    (asked: Inquiry) => {
      setInquiry(asked)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => ask(asked), settings.debounce)
    },
    [ask],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is what leads here; its address says the rest.
  useEffect(() => {
    const asked = inquiryOf(window.location.search)
    const kept = keptAnswer(asked)
    setInquiry(asked)
    if (kept) settle(kept)
    else ask(asked, savedPages())
  }, [visit, ask])

  useEffect(saveScrollOnLeave, [])
  const isFirstAnswer = useRef(true)
  useEffect(() => {
    if (!answered || !isFirstAnswer.current) return
    isFirstAnswer.current = false
    restoreScroll()
  }, [answered])

  return {
    inquiry,
    answered: answered?.question.inquiry,
    found: answered?.found,
    isFailed,
    isSearching,
    ask: askSoon,
    retry: () => ask(inquiry),
    more: () => {
      if (!answered || isSearching) return
      const { found, question } = answered
      find({ ...question, pages: found.pages + 1 }, () => findMore(client, question.inquiry, found))
    },
  }
}

function keptAnswer(inquiry: Inquiry): AnsweredQuestion<Asked, SearchResults> | undefined {
  const found = savedResults()
  return found && { question: { inquiry, pages: found.pages }, found }
}
