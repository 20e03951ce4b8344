/** Lets Node load TypeScript: every npm script imports this file first. */
import "./require-packages.cjs"

await import("tsx")
