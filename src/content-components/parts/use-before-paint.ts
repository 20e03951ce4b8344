import { useEffect, useLayoutEffect } from "react"

/** An effect before anything is painted, so that nothing is seen otherwise first; the server paints nothing. */
export const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect
