const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]

/** `2023-12-07…` as "7 December 2023", the same in every locale and time zone. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split("-").map(Number)
  return `${day} ${months[(month ?? 1) - 1]} ${year}`
}

/** `2023-12-07…` as "Dec 2023". */
export function formatMonth(iso: string): string {
  const [year, month] = iso.split("-").map(Number)
  return `${months[(month ?? 1) - 1]?.slice(0, 3)} ${year}`
}
