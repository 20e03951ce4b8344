import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, join } from "node:path"
import { build, type Plugin } from "esbuild"
import type { ComponentType } from "react"
import type { figureCsv } from "../../content-components/parts/take-away/figure-csv"
import type { figureSvg } from "../../content-components/parts/take-away/figure-svg"
import type { figuresIn } from "../../content-components/parts/take-away/from-html"
import { projectRoot } from "../../site/project-paths"

/** What draws one kind of figure, and makes its files. */
interface FigureModule {
  Figure: ComponentType<object>
  figureCsv: typeof figureCsv
  figureSvg: typeof figureSvg
  figuresIn: typeof figuresIn
}

export interface FigureCode {
  /** SHA-256 of all code that a figure of this kind is computed, drawn and written by, packages but React included. */
  version: string
  run: () => FigureModule
}

/** `BarFigure` -> `bar-figure`, the folder of the component. */
const folderOf = (component: string) =>
  component.replace(/(?<=[a-z])[A-Z]/g, capital => `-${capital}`).toLowerCase()

/**
 * The code of each kind of figure as one file without comments, from the component down to the formulas. Its digest is the version of
 * the code: another commit has the same one as long as it draws these figures by the same code, and it needs no history to be known.
 * @param components names, as authors write them
 */
export async function figureCodes(components: readonly string[]): Promise<Map<string, FigureCode>> {
  const { outputFiles } = await build({
    entryPoints: components.map(name => ({ in: `figure:${name}`, out: name })),
    outdir: projectRoot,
    absWorkingDir: projectRoot,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    external: ["react", "react/jsx-runtime", "parse5"],
    minifyWhitespace: true,
    legalComments: "none",
    plugins: [entries, withoutPage],
    write: false,
  })
  return new Map(outputFiles.map(({ path, text }) => [basename(path, ".js"), codeOf(text)]))
}

const codeOf = (text: string): FigureCode => ({
  version: createHash("sha256").update(text).digest("hex"),
  run: () => {
    const loaded = { exports: {} }
    const require = createRequire(join(projectRoot, "package.json"))
    new Function("require", "module", "exports", text)(require, loaded, loaded.exports)
    return loaded.exports as FigureModule
  },
})

/** What is bundled of a component: itself, and what makes files of it. */
const entries: Plugin = {
  name: "entries",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^figure:/ }, ({ path }) => ({
      path: path.replace("figure:", ""),
      namespace: "figure",
    }))
    onLoad({ filter: /.*/, namespace: "figure" }, ({ path }) => ({
      contents: `export { ${path} as Figure } from "./${folderOf(path)}/lazy"
        export { figureCsv } from "./parts/take-away/figure-csv"
        export { figureSvg } from "./parts/take-away/figure-svg"
        export { figuresIn } from "./parts/take-away/from-html"`,
      resolveDir: join(projectRoot, "src/content-components"),
      loader: "ts",
    }))
  },
}

/** Without what a figure has for readers in a browser only: rules of style, and the panel of its menu. */
const withoutPage: Plugin = {
  name: "without-page",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/panel$/ }, () => ({ path: "panel", external: true }))
    // Classes keep their names, by which a picture's parts are known.
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
      const names = readFileSync(path, "utf8").matchAll(/\.([a-zA-Z][\w]*)/g)
      const unique = [...new Set([...names].map(([, name]) => name))].sort()
      return { contents: unique.map(name => `export const ${name} = "${name}"`).join("\n") }
    })
  },
}
