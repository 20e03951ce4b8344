/**
 * Lets Node load TypeScript and updates the component lists; every npm script imports this file
 * first.
 */
import "./require-packages.cjs"

await import("tsx")

const { default: lists } = await import("./component-lists.ts")
lists.writeComponentLists()
