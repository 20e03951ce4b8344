import { render } from "@testing-library/react"
import { track } from "../../analytics/start"
import { hitFollowed, useEmptySearch } from "."

jest.mock("../../analytics/start", () => ({ track: jest.fn() }))
const tracked = () => jest.mocked(track).mock.calls.map(([event]) => event)

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(track).mockClear()
})
afterEach(() => jest.useRealTimers())

function Probe({ query }: { query?: string }) {
  useEmptySearch("page", query)
  return null
}

it("reports a query without results once, when the reader has stopped typing", () => {
  const { rerender } = render(<Probe query="gew" />)
  jest.advanceTimersByTime(1900)
  rerender(<Probe query="gewi " />)
  jest.advanceTimersByTime(1900)
  expect(tracked()).toEqual([])
  jest.advanceTimersByTime(200)
  rerender(<Probe />)
  rerender(<Probe query="gewi" />)
  jest.advanceTimersByTime(5000)
  expect(tracked()).toEqual([
    { name: "search_no_results", parameters: { search_term: "gewi", search_place: "page" } },
  ])
})

it("reports the first hit that is followed for a query, with one-based rank and page", () => {
  hitFollowed("dialog", "gamma ", 2, "/docs/terms/gamma#curve")
  hitFollowed("dialog", "gamma", 0, "/docs/terms/delta")
  expect(tracked()).toEqual([
    {
      name: "search_select",
      parameters: {
        search_term: "gamma",
        search_place: "dialog",
        search_rank: 3,
        result_path: "/docs/terms/gamma",
      },
    },
  ])
})
