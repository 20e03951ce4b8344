import "./src/build/require-packages.cjs"
import { loadBuildCode } from "./src/gatsby/load-build-code"

/** The settings are in src/gatsby/gatsby-settings.ts. */
export default loadBuildCode().settings
