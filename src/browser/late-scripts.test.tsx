import { lateScripts, lateScriptsId } from "./late-scripts"

const isOut = () => document.querySelector("body > script[src='/app.js']") !== null
const open = (hidden: boolean) => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  document.body.innerHTML = `<template id="${lateScriptsId}"><script src="/app.js"></script></template>`
  new Function(lateScripts)()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it("lets the scripts out after the first frame", () => {
  open(false)
  expect(isOut()).toBe(false)
  jest.runAllTimers()
  expect(isOut()).toBe(true)
})

it("does not wait for a frame in a page that nobody sees", () => {
  open(true)
  expect(isOut()).toBe(true)
})
