import { mcpCardPath, serverCardPath } from "../../content/artifact-paths"
import { serverCard } from "../../mcp/server-card"
import type { Artifact } from "../../model/site-model"
import { site } from "../../site.config"

/** Description of the server that `npm run tools -- mcp` starts. */
export function mcpCardArtifacts(): Artifact[] {
  const body = `${JSON.stringify(serverCard(site), null, 2)}\n`
  return [mcpCardPath, serverCardPath].map(path => ({ path, body }))
}
