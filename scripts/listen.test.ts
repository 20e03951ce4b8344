import { createServer } from "node:http"
import { listen, portOf } from "./listen"

test("without PORT the usual port is taken", () => {
  expect([portOf(undefined, 9000), portOf("", 9000), portOf("8080", 9000)]).toEqual([
    9000, 9000, 8080,
  ])
})

test.each(["abc", "90.5", "-1", "70000", "9000x"])(
  "PORT=%s is refused with what to write",
  port => {
    expect(() => portOf(port, 9000)).toThrow(
      `PORT is "${port}", which is not a port. Write a number up to 65535, for example PORT=9000.`,
    )
  },
)

test("a taken port is told with another to try", async () => {
  const first = createServer()
  const port = await listen(first, 0)
  await expect(listen(createServer(), port)).rejects.toThrow(
    `Port ${port} is in use by another program (EADDRINUSE). Choose another one, for example with PORT=${port + 1} before the command.`,
  )
  first.close()
})
