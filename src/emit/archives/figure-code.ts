import { createHash } from "node:crypto"
import { basename, join } from "node:path"
import { build, type Plugin } from "esbuild"
import { projectRoot } from "../../site/project-paths"

/** Folder of a component: `BarFigure` -> `bar-figure`. */
const folderOf = (component: string) =>
  component.replace(/(?<=[a-z])[A-Z]/g, capital => `-${capital}`).toLowerCase()

/**
 * Versions of the code that computes each kind of figure and draws its files: the SHA-256 of that
 * code, bundled without comments. The version stays the same across commits that do not change this
 * code, and needs no Git history.
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

/** Makes entry points that export the model of a figure and the functions that write its files. */
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
