import { errorMessages } from "./messages"

it("names an error and all of its causes, outermost first", () => {
  const inner = new TypeError("no strike")
  const middle = new Error("no payoff", { cause: inner })
  expect(errorMessages(new Error("no page", { cause: middle }))).toEqual([
    "no page",
    "no payoff",
    "no strike",
  ])
})

it("ends where a cause leads back to an error already named", () => {
  const outer = new Error("outer")
  const inner = new Error("inner", { cause: outer })
  outer.cause = inner
  expect(errorMessages(outer)).toEqual(["outer", "inner"])
})

it("an error may be its own cause", () => {
  const error = new Error("itself")
  error.cause = error
  expect(errorMessages(error)).toEqual(["itself"])
})

it("takes whatever was thrown", () => {
  expect(errorMessages("text")).toEqual(["text"])
  expect(errorMessages(new Error("page", { cause: "text" }))).toEqual(["page", "text"])
  expect(errorMessages(new RangeError())).toEqual(["RangeError"])
})
