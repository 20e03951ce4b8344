import { mcpCardPath } from "../../content/artefact-paths"
import type { Artefact } from "../../content/tree/site-model"
import { serverCard } from "../../mcp/server-card"
import { site } from "../../site.config"

/** The description of the server of `npm run mcp`. */
export const mcpCardArtefacts = (): Artefact[] => [
  { path: mcpCardPath, body: `${JSON.stringify(serverCard(site.repository), null, 2)}\n` },
]
