import type { Store } from "gatsby"
import { touchPageNodes } from "./touch-page-nodes"

/** Gatsby's own, which decides what is stale from what this holds. */
const { nodesTouchedReducer } = require("gatsby/dist/redux/reducers/nodes-touched")

test("Gatsby takes the nodes of all pages of the last build for touched", () => {
  let touched: Set<string> = nodesTouchedReducer(undefined, { type: "start" })
  const store = {
    getState: () => ({
      pages: new Map([
        ["/", {}],
        ["/docs/a", {}],
      ]),
    }),
    dispatch: (action: object) => {
      touched = nodesTouchedReducer(touched, action)
    },
  }
  touchPageNodes({ store: store as unknown as Store })
  expect([...touched]).toEqual(["SitePage /", "SitePage /docs/a"])
})
