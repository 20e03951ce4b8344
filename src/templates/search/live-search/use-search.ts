import { useCallback, useEffect, useRef, useState } from "react"
import { type Inquiry, inquiryOf, showInAddress } from "../../../search/client/address"
import { type Found, findFirst, findMore } from "../../../search/client/search-pages"
import type { SiteSearch } from "../../../search/client/site-search"
import { search as settings } from "../../../site.config"
import { keepFound, keepScrollOnLeave, keptFound, keptPages, restoreScroll } from "./kept-place"

export interface Search {
  inquiry: Inquiry
  /** The inquiry that `found` answers. */
  answered?: Inquiry
  found?: Found
  isFailed: boolean
  isSearching: boolean
  ask(inquiry: Inquiry): void
  /** Asks the same again. */
  retry(): void
  /** Asks for one more page of what is found. Does nothing while an answer is on its way, which would be dropped. */
  more(): void
}

/**
 * The search of the page: from the address, into the address, with the list that was left on going back.
 * @param visit changes whenever the router leads to the page, also from itself
 */
export function useSearch(client: SiteSearch, visit: string): Search {
  const [inquiry, setInquiry] = useState(() => inquiryOf(window.location.search))
  const [answer, setAnswer] = useState<{ inquiry: Inquiry; found: Found } | undefined>(() => {
    const found = keptFound()
    return found && { inquiry, found }
  })
  const [isFailed, setFailed] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const latest = useRef(0)
  /** What the reader wants to see, be it answered or not. */
  const wanted = useRef<{ inquiry: Inquiry; pages: number }>()

  /** Answers of earlier calls are dropped. */
  const run = useCallback((asked: Inquiry, pages: number, find: () => Promise<Found>) => {
    const number = ++latest.current
    wanted.current = { inquiry: asked, pages }
    setSearching(true)
    find().then(
      found => {
        if (number !== latest.current) return
        setAnswer({ inquiry: asked, found })
        keepFound(found)
        setFailed(false)
        setSearching(false)
      },
      () => {
        if (number !== latest.current) return
        setFailed(true)
        setSearching(false)
      },
    )
  }, [])

  const ask = useCallback(
    (asked: Inquiry, pages = 1) => {
      showInAddress(asked)
      if (asked.query.trim()) run(asked, pages, () => findFirst(client, asked, pages))
      else {
        latest.current++
        wanted.current = undefined
        setAnswer(undefined)
        setFailed(false)
        setSearching(false)
      }
    },
    [client, run],
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
    const found = keptFound()
    setInquiry(asked)
    if (found) {
      wanted.current = { inquiry: asked, pages: found.pages }
      setAnswer({ inquiry: asked, found })
    } else ask(asked, keptPages())
  }, [visit, ask])

  useEffect(keepScrollOnLeave, [])
  const isFirstAnswer = useRef(true)
  useEffect(() => {
    if (!answer || !isFirstAnswer.current) return
    isFirstAnswer.current = false
    restoreScroll()
  }, [answer])

  useEffect(
    () =>
      client.onMore(() => {
        if (!wanted.current) return
        const { inquiry, pages } = wanted.current
        run(inquiry, pages, () => findFirst(client, inquiry, pages))
      }),
    [client, run],
  )

  return {
    inquiry,
    answered: answer?.inquiry,
    found: answer?.found,
    isFailed,
    isSearching,
    ask: askSoon,
    retry: () => ask(inquiry),
    more: () => {
      if (!answer || isSearching) return
      const { inquiry, found } = answer
      run(inquiry, found.pages + 1, () => findMore(client, inquiry, found))
    },
  }
}
