import { join } from "node:path"

/** Says where the built copy is, to the tests that run after the build. */
export const folderFile = join("node_modules", ".cache", "full-site.json")

/** Belongs to nobody. */
export const measurementId = "G-0000000000"

/** A term, so that the glossary of the gallery has one. */
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
