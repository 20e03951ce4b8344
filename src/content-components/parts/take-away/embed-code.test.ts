import { parseFragment } from "parse5"
import { embedCode } from "./embed-code"

test("escapes titles and addresses that contain markup", () => {
  const html = embedCode({
    src: "https://example.org/embed?page=/a&figure=b",
    url: "https://example.org/a#figure-b",
    title: `Puts & "calls" <b>`,
    height: 480,
  })
  const [frame, , paragraph] = parseFragment(html).childNodes
  expect(frame && "attrs" in frame && frame.attrs).toEqual(
    expect.arrayContaining([
      { name: "src", value: "https://example.org/embed?page=/a&figure=b" },
      { name: "title", value: `Puts & "calls" <b>` },
      { name: "height", value: "480" },
    ]),
  )
  expect(JSON.stringify(html)).toContain("Puts &amp; ")
  expect(paragraph?.nodeName).toBe("p")
})
