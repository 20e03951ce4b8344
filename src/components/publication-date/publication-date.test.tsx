import { render, screen } from "@testing-library/react"
import { formatDate, formatMonth, PublicationDate } from "."

it("writes out a date", () => {
  expect(formatDate("2023-12-07")).toBe("December 7, 2023")
})

it("uses the day of a full date and time", () => {
  expect(formatDate("2023-12-31T23:59:00-08:00")).toBe("December 31, 2023")
})

it("abbreviates a month", () => {
  expect(formatMonth("2024-06-10")).toBe("Jun 2024")
})

it("includes the date for machines", () => {
  render(<PublicationDate date="2023-12-07" />)
  expect(screen.getByText("December 7, 2023")).toHaveAttribute("datetime", "2023-12-07")
})
