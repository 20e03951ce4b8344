/**
 * `npm run tools -- release`: publishes the finished build in public/, such as a CI artifact,
 * without building.
 */
import { isPublished } from "../src/build/publish"
import { publishWaiting } from "../src/build/publish-waiting"
import { runMain } from "./run-main"

runMain(async () => {
  await publishWaiting()
  if (!isPublished()) throw new Error("public/ has no finished build. Run `npm run build` first.")
})
