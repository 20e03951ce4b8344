import { mapOutsideCode } from "./source-text"

const upper = (text: string) => mapOutsideCode(text, prose => prose.toUpperCase())

test.each([
  ["a\n```\nb\n```\nc", "A\n```\nb\n```\nC"],
  ["````\na\n```\nb\n`````\nc", "````\na\n```\nb\n`````\nC"],
  ["~~~\na\n```\n~~~\nc", "~~~\na\n```\n~~~\nC"],
  ["- ```js\n  a\n  ```\n- c", "- ```js\n  a\n  ```\n- C"],
  ["> ```\n> a\n> ```\n> c", "> ```\n> a\n> ```\n> C"],
  ["```\na\n``` b\n```\nc", "```\na\n``` b\n```\nC"],
  ["```\r\na\r\n```\r\nc", "```\r\na\r\n```\r\nC"],
  ["a `b` ``c ` d`` e", "A `b` ``c ` d`` E"],
  ["a ``` b", "A ``` B"],
  ["a `b\nc` d", "A `b\nc` D"],
  ["a `b\n\nc` d", "A `B\n\nC` D"],
])("changes only the text outside code: %j", (text, changed) => {
  expect(upper(text)).toBe(changed)
})
