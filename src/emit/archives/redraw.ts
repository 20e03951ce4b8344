import { createHash } from "node:crypto"
import { strFromU8, unzipSync } from "fflate"
import type { BodyComponent } from "../../content/schema/body"
import { figureCsv } from "../../content-components/parts/take-away/figure-csv"
import { figureSvg } from "../../content-components/parts/take-away/figure-svg"
import type { Colours } from "../../content-components/parts/take-away/picture-styles"
import { figureModel } from "../../model/figure-models"
import { pictureSource } from "./article-archive"
import { figureVersions } from "./figure-code"

/** Contents of a figure's JSON file in an archive. */
type Parameters = Pick<BodyComponent, "component" | "props"> & { code: string }

/** Comparison of an archive with the current code. */
export interface Redrawn {
  /** Number of figures that were drawn again. */
  figures: number
  /** Kinds of figures that the archive made with other code. */
  otherCode: string[]
  /** Files that are not identical, byte for byte, to the expected ones. */
  different: string[]
}

/**
 * Draws the figures of an archive again from their parameters, compares pictures and numbers byte
 * for byte, and verifies the checksums.
 * @param colours colors of the pictures
 * @throws Error if the archive cannot be read or lacks a file
 */
export async function redraw(archive: Uint8Array, colours: Colours): Promise<Redrawn> {
  const files = new Map(
    Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  )
  const textOf = (path: string) => {
    const text = files.get(path)
    if (text === undefined) throw new Error(`the archive does not contain ${path}`)
    return text
  }
  const { url } = JSON.parse(textOf("article.json")) as { url: string }
  const parameters = [...files.keys()]
    .filter(path => /^figures\/.+\.json$/.test(path))
    .map(path => [path.replace(/\.json$/, ""), JSON.parse(textOf(path)) as Parameters] as const)
  const versions = await figureVersions(parameters.map(([, { component }]) => component))
  const otherCode = new Set<string>()
  const changed = textOf("SHA256SUMS")
    .trim()
    .split("\n")
    .map(line => line.split("  ") as [string, string])
    .filter(([sum, path]) => createHash("sha256").update(textOf(path)).digest("hex") !== sum)
    .map(([, path]) => path)
  const different = new Set(changed)
  for (const [name, { component, code, props }] of parameters) {
    if (versions.get(component) !== code) otherCode.add(component)
    const figure = figureModel({ component, props })
    const source = pictureSource(url, figure.title)
    if (figureSvg(figure, source, colours) !== textOf(`${name}.svg`)) different.add(`${name}.svg`)
    if (figureCsv(figure.table) !== textOf(`${name}.csv`)) different.add(`${name}.csv`)
  }
  return {
    figures: parameters.length,
    otherCode: [...otherCode].sort(),
    different: [...different].sort(),
  }
}
