import { readFileSync } from "node:fs"
import { VFileMessage } from "vfile-message"
import { thrownProblem } from "./thrown-problem"

const file = "content/docs/intro.md"

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  throw new Error("nothing was thrown")
}

test("an error is a problem of the file, in its own words without the stack", () => {
  expect(thrownProblem(file, new TypeError("x is not iterable\n  somewhere"))).toEqual({
    file,
    message: "the file cannot be read: x is not iterable",
    fix: expect.any(String),
  })
})

test("a line that the error knows is told", () => {
  const error = new VFileMessage("unexpected end", { place: { line: 7, column: 2 } })
  expect(thrownProblem(file, error)).toMatchObject({ line: 7 })
})

test("a text that is nested too deeply is told as such", () => {
  const endless = (): number => endless() + 1
  expect(thrownProblem(file, thrownBy(endless))).toMatchObject({
    message: "the file is nested too deeply to be read",
  })
})

test("a file that cannot be opened is told with the system's reason, not with a path of the machine", () => {
  const { message } = thrownProblem(
    file,
    thrownBy(() => readFileSync(__dirname)),
  )
  expect(message).toBe("the file cannot be read: EISDIR: illegal operation on a directory")
})
