import { join } from "node:path"

/** File that passes the folder of the built copy to the tests that run after the build. */
export const folderFile = join("node_modules", ".cache", "full-site.json")

/** A measurement id that belongs to nobody. */
export const measurementId = "G-0000000000"

/** A term that gives the gallery's glossary an entry. */
export const term = `---
title: Strike
hoverText: The price at which an option is exercised.
---

A range has its strike in its middle.
`

export const announcement = {
  id: "v2-testnet",
  text: "Version 2 is open on the testnet.",
  links: [{ label: "Read on", href: "/blog/newsletter-1" }],
}
