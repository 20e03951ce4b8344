import { serve } from "../../scripts/serve-site"
import { isBuilt } from "../../src/gatsby/lifecycle/build-stamp"

/** Serves the built site for all tests and sets `SITE_ORIGIN`; returns a stop function. */
export default async function serveBuild(): Promise<() => void> {
  if (!isBuilt()) {
    throw new Error("public/ has no finished build. Run `npm run build` first.")
  }
  const { url, server } = await serve(0)
  process.env.SITE_ORIGIN = new URL(url).origin
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
