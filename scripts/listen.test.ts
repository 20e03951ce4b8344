import { createServer } from "node:http"
import { listen, portOf } from "./listen"

test("uses the default port when PORT is not set", () => {
  expect([portOf(undefined, 9000), portOf("", 9000), portOf("8080", 9000)]).toEqual([
    9000, 9000, 8080,
  ])
})

test.each(["abc", "90.5", "-1", "70000", "9000x"])(
  "rejects PORT=%s and suggests what to write",
  port => {
    expect(() => portOf(port, 9000)).toThrow(
      `PORT is "${port}", which is not a port. Write a number up to 65535, for example PORT=9000.`,
    )
  },
)

test("suggests another port when the port is taken", async () => {
  const first = createServer()
  const port = await listen(first, 0)
  await expect(listen(createServer(), port)).rejects.toThrow(
    `Port ${port} is in use by another program (EADDRINUSE). Choose another one, for example with PORT=${port + 1} before the command.`,
  )
  first.close()
})
