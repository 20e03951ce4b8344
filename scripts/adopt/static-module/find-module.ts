import { existsSync, readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"

const endings = ["", ".js", ".ts", ".mjs", ".cjs", ".mts", ".cts", ".json", ".tsx", ".jsx"]

/**
 * File that a module names with a relative path or `@site/…`, with or without an ending; undefined
 * for packages and missing files. A TypeScript module may name `x.ts` as `./x.js`.
 * @param root folder of the site
 */
export function findModule(from: string, name: string, root: string): string | undefined {
  const path = name.startsWith("@site/") ? join(root, name.slice(6)) : join(dirname(from), name)
  if (!/^(?:\.{1,2}(?:\/|$)|@site\/|\/)/.test(name)) return undefined
  const base = name.startsWith("/") ? name : path
  return [base, base.replace(/\.([cm]?)js$/, ".$1ts"), join(base, "index")]
    .flatMap(each => endings.map(ending => each + ending))
    .find(isCodeFile)
}

const isCodeFile = (file: string) =>
  /\.(?:[cm]?[jt]sx?|json)$/.test(file) && existsSync(file) && statSync(file).isFile()

/** Text of a file that a module imports as text, such as `!!raw-loader!./example.js`. */
export function importedText(from: string, name: string, root: string): string | undefined {
  const [, path] =
    /^!{0,2}(?:raw-loader|.*!raw-loader)!(.+)$/.exec(name) ?? /^(.+)\?raw$/.exec(name) ?? []
  if (!path) return undefined
  const file = path.startsWith("@site/") ? join(root, path.slice(6)) : join(dirname(from), path)
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, "utf8") : undefined
}
