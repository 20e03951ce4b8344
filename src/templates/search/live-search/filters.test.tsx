import { render, screen } from "@testing-library/react"
import { Filters } from "./filters"

it("offers every part of the site with counts that add up to the total", () => {
  const counts = { section: { docs: 173, blog: 86, research: 100, pages: 8 }, version: {} }
  render(<Filters inquiry={{ query: "a" }} counts={counts} onChange={() => {}} />)
  const [all = "", ...parts] = screen
    .getAllByRole("radio")
    .map(radio => radio.closest("label")?.textContent ?? "")
  const countOf = (text: string) => Number(/\d+$/.exec(text)?.[0])
  expect(all).toBe("Everything 367")
  expect(parts.map(countOf).reduce((sum, count) => sum + count)).toBe(367)
  expect(parts).toContain("Other pages 8")
})
