import "./src/build/require-packages.cjs"
import { loadBuildCode } from "./src/gatsby/load-build-code"

/** Settings from src/gatsby/gatsby-settings.ts. */
export default loadBuildCode().settings
