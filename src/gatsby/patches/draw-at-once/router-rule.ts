/**
 * Makes the router draw a page without waiting for an animation frame. No frame is available while
 * the browser runs a transition between two pages.
 */
export const routerRule = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
  loader: "string-replace-loader",
  options: {
    search: "requestAnimationFrame(()=>{e||a({location:t})})",
    replace: "e||a({location:t})",
    strict: true,
  },
} as const
