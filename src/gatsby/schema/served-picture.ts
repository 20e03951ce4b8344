import { copyFileSync, existsSync, mkdirSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import sharp from "sharp"
import { contentRoot, projectPath, projectRoot, staticRoot } from "../../content/read/project-paths"
import { findFile } from "./find-file"
import type { QueryContext } from "./query-context"

export interface ServedPicture {
  src: string
  /** Pixels; missing where the file does not say. */
  width?: number
  height?: number
}

/**
 * A picture that is served as it is, such as a vector drawing: files of static folders at their own address, others as
 * a copy whose address changes with their content.
 * @param absolutePath of a file below the content folder or a static one
 */
export async function servedPicture(
  absolutePath: string,
  pathPrefix: string,
  context: QueryContext,
): Promise<ServedPicture> {
  // Asking for the node makes the page depend on the file.
  const file = await findFile(absolutePath, context)
  if (!file) throw new Error(`Gatsby does not know the picture ${projectPath(absolutePath)}`)
  const path = staticPath(absolutePath) ?? copied(absolutePath, file.internal.contentDigest)
  const src = `${pathPrefix}/${path.split("/").map(encodeURIComponent).join("/")}`
  return { src, ...(await sizeOf(absolutePath)) }
}

/** Path below the static folder that a file lies in. */
function staticPath(absolutePath: string): string | undefined {
  return [staticRoot, join(contentRoot, "static")]
    .map(folder => relative(folder, absolutePath))
    .find(path => !path.startsWith(".."))
}

function copied(absolutePath: string, digest: string): string {
  const path = `static/${digest}/${basename(absolutePath)}`
  const target = join(projectRoot, "public", path)
  if (!existsSync(target)) {
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(absolutePath, target)
  }
  return path
}

async function sizeOf(absolutePath: string): Promise<Pick<ServedPicture, "width" | "height">> {
  try {
    const { width, height } = await sharp(absolutePath).metadata()
    return { width, height }
  } catch {
    return {}
  }
}
