import { isoDay } from "./iso-day"

test.each(["2024-05-01", "2024-5-1", "2024-05-01T10:00:00Z", "2024-05-01 10:00", "5/1/2024"])(
  "%s is the first of May",
  written => {
    expect(isoDay(written)).toBe("2024-05-01")
  },
)

test.each(["yesterday", "2024", "2024-02-30", "13/1/2024", "2024-05-01th", ""])(
  "%j is no day",
  written => {
    expect(isoDay(written)).toBeUndefined()
  },
)
