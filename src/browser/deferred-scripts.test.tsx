import { fireEvent } from "@testing-library/react"
import { deferredScripts, deferredScriptsId, earlyKey } from "./deferred-scripts"

const isOut = () => document.querySelector("body > script[src='/app.js']") !== null
const mapping = JSON.stringify({ app: ["/app-1.js"], docs: ["/docs.2.css", "/docs-2.js"] })
const open = (hidden: boolean, family = "docs", path = "/docs/intro") => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden)
  Object.assign(window, { ___chunkMapping: mapping, pagePath: undefined })
  document.head.replaceChildren()
  Object.assign(document.documentElement.dataset, { path, family })
  document.body.innerHTML = `<template id="${deferredScriptsId}"><script src="/app.js"></script></template>`
  new Function(deferredScripts)()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  delete document.documentElement.dataset[earlyKey]
  jest.restoreAllMocks()
})

it("inserts the scripts after the first frame, when the next one begins", () => {
  open(false)
  jest.advanceTimersToNextTimer(2)
  expect(isOut()).toBe(false)
  jest.runAllTimers()
  expect(isOut()).toBe(true)
})

it("does not wait for a frame when the page is hidden", () => {
  open(true)
  expect(isOut()).toBe(true)
})

it("does not wait for a frame on the embed page, which its scripts draw", () => {
  const frame = jest.spyOn(window, "requestAnimationFrame")
  open(false, "embed", "/embed")
  expect(frame).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(isOut()).toBe(true)
})

it("inserts each script in its own task, so that the browser can respond in between", () => {
  open(false)
  const { content } = document.querySelector("template") as HTMLTemplateElement
  content.append(document.createElement("script"), document.createElement("script"))
  const tasks: (() => void)[] = []
  const collect = (run: () => void) => tasks.push(run)
  jest.spyOn(window, "setTimeout").mockImplementation(collect as never)
  jest.advanceTimersToNextTimer(2)
  const left = tasks.map(run => {
    run()
    return content.children.length
  })
  expect(left.slice(0, 3)).toEqual([2, 1, 0])
})

it("sets the page path for Gatsby", () => {
  open(true)
  expect(window).toHaveProperty("pagePath", "/docs/intro")
})

it("preloads the script of the page's route group at its current address", () => {
  open(true)
  const link = document.head.querySelector("link")
  expect(link).toHaveAttribute("href", "/docs-2.js")
  expect(link).toHaveAttribute("rel", "preload")
})

it("preloads nothing when this build lacks the route group", () => {
  open(true, "home")
  expect(document.head.querySelector("link")).toBeNull()
})

it.each([
  { key: "k", ctrlKey: true },
  { key: "k", metaKey: true },
  { key: "K", ctrlKey: true },
])("remembers the search shortcut %j until the scripts load", pressed => {
  open(false)
  expect(fireEvent.keyDown(document.body, pressed)).toBe(false)
  expect(document.documentElement.dataset).toHaveProperty(earlyKey)
})

it.each([
  { key: "k" },
  { key: "l", ctrlKey: true },
  { key: "K", ctrlKey: true, shiftKey: true },
  { key: "k", ctrlKey: true, altKey: true },
])("leaves %j to the browser", pressed => {
  open(false)
  expect(fireEvent.keyDown(document.body, pressed)).toBe(true)
  expect(document.documentElement.dataset).not.toHaveProperty(earlyKey)
})

it("moves the scripts instead of copying them, because a copied inline script is not trusted", () => {
  open(false)
  const template = document.querySelector<HTMLTemplateElement>("template")
  const script = template?.content.querySelector("script")
  jest.runAllTimers()
  expect(document.querySelector("body > script")).toBe(script)
})
