import { useEffect, useLayoutEffect } from "react"

/**
 * Layout effect, which runs before the first paint. The server uses `useEffect`, because React
 * warns about layout effects there.
 */
export const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect
