import { errorMessages } from "./messages"

it("lists an error and all of its causes, outermost first", () => {
  const inner = new TypeError("no strike")
  const middle = new Error("no payoff", { cause: inner })
  expect(errorMessages(new Error("no page", { cause: middle }))).toEqual([
    "no page",
    "no payoff",
    "no strike",
  ])
})

it("stops when a cause leads back to an error already listed", () => {
  const outer = new Error("outer")
  const inner = new Error("inner", { cause: outer })
  outer.cause = inner
  expect(errorMessages(outer)).toEqual(["outer", "inner"])
})

it("accepts an error that is its own cause", () => {
  const error = new Error("itself")
  error.cause = error
  expect(errorMessages(error)).toEqual(["itself"])
})

it("accepts any thrown value", () => {
  expect(errorMessages("text")).toEqual(["text"])
  expect(errorMessages(new Error("page", { cause: "text" }))).toEqual(["page", "text"])
  expect(errorMessages(new RangeError())).toEqual(["RangeError"])
})
