import { mcpCardPath } from "../content/artefact-paths"
import { serverCard } from "../mcp/server-card"
import type { Artefact } from "../model/site-model"
import { site } from "../site.config"

/** The description of the server of `npm run tools -- mcp`. */
export const mcpCardArtefacts = (): Artefact[] => [
  { path: mcpCardPath, body: `${JSON.stringify(serverCard(site.repository), null, 2)}\n` },
]
