import { expiryProblem } from "./expiry"

test.each([
  ["2026-12-01T12:00:00Z", undefined],
  ["2027-01-30T00:00:00Z", undefined],
  ["2027-01-30T00:00:01Z", "expires on 2027-03-01, in 29 days"],
  ["2027-02-28T23:00:00Z", "expires on 2027-03-01, in 0 days"],
  ["2027-03-01T00:00:01Z", "expired on 2027-03-01"],
  ["2026-02-01T00:00:00Z", "expires on 2027-03-01, in 393 days"],
])("reports for a file that expires on March 1, 2027, on %s: %s", (now, said) => {
  const problem = expiryProblem("2027-03-01", new Date(now))
  expect(problem?.split(":")[0]).toBe(said && `security.txt ${said}`)
})

test("reports an expiry date that is not valid", () => {
  expect(expiryProblem("1 March", new Date(0))).toBe(
    'securityExpires of src/site.config.ts is "1 March", which is not a date: write it as yyyy-mm-dd',
  )
})
