import { createHash } from "node:crypto"
import { basename, join } from "node:path"
import { build, type Plugin } from "esbuild"
import { projectRoot } from "../../site/project-paths"

/** `BarFigure` -> `bar-figure`, the folder of the component. */
const folderOf = (component: string) =>
  component.replace(/(?<=[a-z])[A-Z]/g, capital => `-${capital}`).toLowerCase()

/**
 * Versions of the code that computes each kind of figure and draws its files, from its model down to the formulas: the SHA-256 of
 * all of it as one file without comments. Another commit has the same version as long as it draws these figures by the same code,
 * and no history is needed to know it.
 * @param components names, as authors write them
 */
export async function figureVersions(
  components: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    entryPoints: [...new Set(components)].map(name => ({ in: `figure:${name}`, out: name })),
    outdir: projectRoot,
    absWorkingDir: projectRoot,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    minifyWhitespace: true,
    legalComments: "none",
    plugins: [entries],
    write: false,
  })
  return new Map(
    outputFiles.map(({ path, text }) => [
      basename(path, ".js"),
      createHash("sha256").update(text).digest("hex"),
    ]),
  )
}

/** The model of a figure, and what makes files of it. */
const entries: Plugin = {
  name: "entries",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^figure:/ }, ({ path }) => ({
      path: path.replace("figure:", ""),
      namespace: "figure",
    }))
    onLoad({ filter: /.*/, namespace: "figure" }, ({ path }) => ({
      contents: `export * from "./${folderOf(path)}/figure"
        export { figureCsv } from "./parts/take-away/figure-csv"
        export { figureSvg } from "./parts/take-away/figure-svg"`,
      resolveDir: join(projectRoot, "src/content-components"),
      loader: "ts",
    }))
  },
}
