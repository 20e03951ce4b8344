import { mcpCardPath } from "../content/artifact-paths"
import { serverCard } from "../mcp/server-card"
import type { Artifact } from "../model/site-model"
import { site } from "../site.config"

/** Description of the server that `npm run tools -- mcp` starts. */
export const mcpCardArtifacts = (): Artifact[] => [
  { path: mcpCardPath, body: `${JSON.stringify(serverCard(site.repository), null, 2)}\n` },
]
