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

test("turns an error into a problem of the file, with its message but without the stack", () => {
  expect(thrownProblem(file, new TypeError("x is not iterable\n  somewhere"))).toEqual({
    file,
    message: "the file cannot be read: x is not iterable",
    fix: expect.any(String),
  })
})

test("reports the line when the error has one", () => {
  const error = new VFileMessage("unexpected end", { place: { line: 7, column: 2 } })
  expect(thrownProblem(file, error)).toMatchObject({ line: 7 })
})

test("reports a text that is nested too deeply", () => {
  const endless = (): number => endless() + 1
  expect(thrownProblem(file, thrownBy(endless))).toMatchObject({
    message: "the file is nested too deeply to be read",
  })
})

test("reports the system's reason without a local path when a file cannot be opened", () => {
  const { message } = thrownProblem(
    file,
    thrownBy(() => readFileSync(__dirname)),
  )
  expect(message).toBe("the file cannot be read: EISDIR: illegal operation on a directory")
})
