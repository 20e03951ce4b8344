import { mcpCardPath } from "../content/artifact-paths"
import { serverCard } from "../mcp/server-card"
import type { Artifact } from "../model/site-model"
import { site } from "../site.config"

/** The description of the server of `npm run tools -- mcp`. */
export const mcpCardArtifacts = (): Artifact[] => [
  { path: mcpCardPath, body: `${JSON.stringify(serverCard(site.repository), null, 2)}\n` },
]
