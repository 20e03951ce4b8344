/**
 * Line icons of the dialog on a 20-unit square. They load with the dialog, unlike those of `Icon`.
 */
const paths = {
  recent: "M3.2 6.6a8.2 8.2 0 1 1 12.9 9.9 8.2 8.2 0 0 1-11.6 0M6.4 7.2H2.5V3.4M10.4 6v5.6l2.6 1.4",
  star: "M10 14.2L5 17l1-5.6-4-4 5.5-.7 2.5-5 2.5 5 5.6.8-4 4 .9 5.5z",
  page: "M12 1.5H4.5a1 1 0 0 0-1 1v15a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V6zM12 1.5V6h4.5",
  heading: "M7 3v14M13 3v14M3 7.5h14M3 12.5h14",
  text: "M3 5h14M3 10h14M3 15h14",
  enter: "M17 4v4.5a3 3 0 0 1-3 3H3.5M7.5 15.5l-4-4 4-4",
  up: "M10 16V4.5M5.5 9L10 4.5 14.5 9",
  down: "M10 4v11.5M5.5 11L10 15.5 14.5 11",
  nothing:
    "M15.5 4.8c2 3 1.7 7-1 9.7l4.3 4.3-4.3-4.3a7.8 7.8 0 0 1-9.8 1m-2.2-2.2A7.8 7.8 0 0 1 13.2 2.4M2 18L18 2",
  offline:
    "M19 4.8a16 16 0 0 0-2-1.2m-3.3-1.2A16 16 0 0 0 1.1 4.7M16.7 8a12 12 0 0 0-2.8-1.4M10 6a12 12 0 0 0-6.7 2M12.3 14.7a4 4 0 0 0-4.5 0M14.5 11.4A8 8 0 0 0 10 10M3 16L18 2M10 18h0",
} as const

export type ModalIconName = keyof typeof paths

/** Decoration next to text or inside a labeled control; the icon has no name of its own. */
export function ModalIcon({ name }: { name: ModalIconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
