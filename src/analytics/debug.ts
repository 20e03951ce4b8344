import type { AnalyticsEvent } from "./events"

/**
 * Returns true if the query has `debug=analytics`, which prints events to the console until the
 * next full load.
 */
export const wantsEventsPrinted = (search: string) =>
  new URLSearchParams(search).getAll("debug").includes("analytics")

/** Prints an event as sent, or with the reason why it was not sent. */
export function printEvent({ name, parameters }: AnalyticsEvent, obstacle?: string): void {
  const fate = obstacle ? `not sent: ${obstacle}` : "sent"
  console.info(`[analytics] ${name} (${fate})\n${JSON.stringify(parameters, undefined, 2)}`)
}
