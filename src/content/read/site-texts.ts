import { join } from "node:path"
import type { z } from "zod"
import { site } from "../../site.config"
import type { DataLink } from "../check/check-site"
import type { Problem } from "../problem"
import { type Deployments, deploymentsFile } from "../schema/deployments"
import { safetyFile } from "../schema/safety"
import { announcementsFile, homeFile, navigationFile } from "../schema/site-texts"
import { type Subgraph, subgraphFile } from "../schema/subgraph"
import { validate } from "../schema/validate"
import type { DataAnchors } from "../tree/data-anchors"
import { subgraphAnchors } from "../tree/subgraph-anchors"
import { readDataFile } from "./data-files"
import { contentRoot, projectPath, textsRoot } from "./project-paths"

const schemas: Record<string, z.ZodObject> = {
  "navigation.yaml": navigationFile,
  "announcements.yaml": announcementsFile,
  "home.yaml": homeFile,
  "safety.yaml": safetyFile,
  "deployments.yaml": deploymentsFile,
  "subgraph.yaml": subgraphFile,
}

/** Texts of content/data, checked, with the links they hold and the ids that are drawn from them. */
export function readSiteTexts(): {
  home: { title: string; description: string }
  links: DataLink[]
  anchors: DataAnchors
  /** What components draw, for search; a file with mistakes is left out. */
  drawn: { deployments?: Deployments; subgraph?: Subgraph }
  problems: Problem[]
} {
  const problems: Problem[] = []
  const links: DataLink[] = []
  const anchors: Record<string, string[]> = {}
  const drawn: { deployments?: Deployments; subgraph?: Subgraph } = {}
  for (const [path, schema] of Object.entries(schemas)) {
    const source = readDataFile(path, textsRoot)
    if (!source) {
      const fix = "add the file; src/content/schema/site-texts.ts says what it holds"
      problems.push({
        file: projectPath(join(textsRoot, path)),
        message: "the file is missing",
        fix,
      })
      continue
    }
    problems.push(...source.problems)
    if (source.problems.length === 0)
      problems.push(...validate(schema, source.data, source).problems)
    if (path === "subgraph.yaml") {
      const checked = subgraphFile.safeParse(source.data)
      if (checked.success) anchors.SubgraphSchema = subgraphAnchors(checked.data)
      drawn.subgraph = checked.data
    }
    if (path === "deployments.yaml") drawn.deployments = deploymentsFile.safeParse(source.data).data
    // The site's own texts lead to pages that a fixture does not have.
    if (textsRoot.startsWith(contentRoot))
      links.push(
        ...hrefsIn(source.data).map(({ href, path }) => ({
          file: source.file,
          line: source.lineOf(path),
          href,
        })),
      )
  }
  return {
    home: { title: site.tagline, description: site.description },
    links,
    anchors,
    drawn,
    problems,
  }
}

/** Every value of a key `href`, at any depth, with its dotted path. */
function hrefsIn(
  value: unknown,
  parents: readonly string[] = [],
): { href: string; path: string }[] {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const path = [...parents, key]
    return key === "href" && typeof item === "string"
      ? [{ href: item, path: path.join(".") }]
      : hrefsIn(item, path)
  })
}
