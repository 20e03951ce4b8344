import { printEvent, wantsEventsPrinted } from "./debug"
import { pageView } from "./events"

const event = pageView({ address: "https://a.example/blog?a=1", title: "Blog" })

for (const [search, expected] of [
  ["?debug=analytics", true],
  ["?a=1&debug=x&debug=analytics", true],
  ["?debug=1", false],
  ["", false],
] as const) {
  test(`reads the query "${search}" as ${expected ? "asking" : "not asking"} for events to be printed`, () => {
    expect(wantsEventsPrinted(search)).toBe(expected)
  })
}

test("prints an event's parameters and whether it was sent", () => {
  const print = jest.spyOn(console, "info").mockImplementation(() => {})
  printEvent(event)
  printEvent(event, "the reader has declined")
  expect(print.mock.calls[0]?.[0]).toContain("page_view (sent)")
  expect(print.mock.calls[0]?.[0]).toContain('"page_path": "/blog?a=1"')
  expect(print.mock.calls[1]?.[0]).toContain("(not sent: the reader has declined)")
  print.mockRestore()
})
