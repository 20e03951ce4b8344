import { useCallback, useEffect, useRef, useState } from "react"
import type { SiteSearch } from "./site-search"

/** What was found, and for which question. */
export interface Answered<Question, Found> {
  question: Question
  found: Found
}

export interface Answers<Question, Found> {
  /** Stays while the next answer is on its way, and where that one cannot be had. */
  answered?: Answered<Question, Found>
  isFailed: boolean
  isSearching: boolean
  /** Answers of earlier questions are dropped. */
  ask(question: Question, find?: (question: Question) => Promise<Found>): void
  /** Takes what is known already for the answer, or nothing, and drops what is on its way. */
  settle(answered?: Answered<Question, Found>): void
}

interface Options<Question, Found> {
  find(question: Question): Promise<Found>
  initial?: Answered<Question, Found>
  /** Called as soon as an answer is there, before it is shown. */
  onFound?(found: Found): void
  /** Whether the list may change under the reader's eyes once the index knows more; always where undefined. */
  mayRenew?(): boolean
}

/**
 * What the search page and the search dialog have in common: the last question counts, the last answer stays until
 * there is another, and once the index knows more the same is asked again.
 */
export function useAnswers<Question, Found>(
  client: SiteSearch,
  options: Options<Question, Found>,
): Answers<Question, Found> {
  const [state, setState] = useState({
    answered: options.initial,
    isFailed: false,
    isSearching: false,
  })
  const given = useRef(options)
  given.current = options
  const latest = useRef(0)
  /** What the reader wants to see, be it answered or not. */
  const wanted = useRef<Question>()

  const ask = useCallback((question: Question, find = given.current.find) => {
    const number = ++latest.current
    wanted.current = question
    setState(shown => ({ ...shown, isSearching: true }))
    find(question).then(
      found => {
        if (number !== latest.current) return
        given.current.onFound?.(found)
        setState({ answered: { question, found }, isFailed: false, isSearching: false })
      },
      () => {
        if (number !== latest.current) return
        setState(shown => ({ ...shown, isFailed: true, isSearching: false }))
      },
    )
  }, [])

  const settle = useCallback((answered?: Answered<Question, Found>) => {
    latest.current++
    wanted.current = answered?.question
    setState({ answered, isFailed: false, isSearching: false })
  }, [])

  useEffect(
    () =>
      client.onMore(() => {
        const { mayRenew = () => true } = given.current
        if (wanted.current !== undefined && mayRenew()) ask(wanted.current)
      }),
    [client, ask],
  )
  return { ...state, ask, settle }
}
