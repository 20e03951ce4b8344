/** The router waits for a frame before it draws a page; while the browser blends two pages there is none. */
export const routerRule = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
  loader: "string-replace-loader",
  options: {
    search: "requestAnimationFrame(()=>{e||a({location:t})})",
    replace: "e||a({location:t})",
    strict: true,
  },
} as const
