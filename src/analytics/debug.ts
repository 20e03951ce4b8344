import type { AnalyticsEvent } from "./events"

/** Whether an address asks for the events in the console: `?debug=analytics`. It holds until the next full load. */
export const wantsEventsPrinted = (search: string) =>
  new URLSearchParams(search).getAll("debug").includes("analytics")

/** Shows an event as it is sent, or as it would be. */
export function printEvent({ name, parameters }: AnalyticsEvent, obstacle?: string): void {
  const fate = obstacle ? `not sent: ${obstacle}` : "sent"
  console.info(`[analytics] ${name} (${fate})\n${JSON.stringify(parameters, undefined, 2)}`)
}
