import { useCallback, useEffect, useRef, useState } from "react"
import type { SiteSearch } from "./site-search"

/** Result of a search, with the question that it answers. */
export interface AnsweredQuestion<Question, Found> {
  question: Question
  found: Found
}

export interface Answers<Question, Found> {
  /** Last result, which stays while the next one loads and if that one fails. */
  answered?: AnsweredQuestion<Question, Found>
  isFailed: boolean
  isSearching: boolean
  /** Starts a search; results of earlier questions are dropped. */
  ask(question: Question, find?: (question: Question) => Promise<Found>): void
  /** Sets a known result, or none, and drops the search in progress. */
  settle(answered?: AnsweredQuestion<Question, Found>): void
}

interface Options<Question, Found> {
  find(question: Question): Promise<Found>
  initial?: AnsweredQuestion<Question, Found>
  /** Called when a result arrives, before it is shown. */
  onFound?(found: Found): void
  /**
   * Returns true if the list may change while the reader looks at it, when the index can find more;
   * default true.
   */
  mayRenew?(): boolean
}

/**
 * Search state shared by the search page and the search dialog: only the last question counts, and
 * its answer stays until another arrives. The same question is asked again when the index can find
 * more.
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
  /** The last question, answered or not. */
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

  const settle = useCallback((answered?: AnsweredQuestion<Question, Found>) => {
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
