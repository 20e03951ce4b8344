import { existsSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import type { Evaluator } from "./evaluate"
import { findModule } from "./find-module"
import { readExports } from "./read-module"
import type { Scope } from "./scope"
import type { Value } from "./value"

/**
 * Value of a call that can be known without running it: of modules, of paths and files, of local
 * functions, and of a few methods of lists.
 */
export function callValue(node: ts.CallExpression, scope: Scope, evaluator: Evaluator): Value {
  const callee = node.expression.getText(evaluator.source)
  const text = (index: number) => {
    const argument = node.arguments[index]
    return argument && ts.isStringLiteralLike(argument) ? argument.text : undefined
  }
  const name = text(0)
  if (callee === "require.resolve" && name !== undefined) return resolved(name)
  if (name !== undefined && (callee === "require" || callee === "import")) return required(name)
  // The site prints the reader's year itself.
  if (/^new Date(?:\(\))?\.getFullYear$/.test(callee)) return ""
  if (callee === "process.cwd") return evaluator.reading.root
  const own = pathCall() ?? fileCall() ?? localCall() ?? listCall()
  return own ? own.value : evaluator.missed(node)

  /** Absolute path of a module, or the name of a package. */
  function resolved(name: string): Value {
    const { file, reading } = evaluator
    if (!/^(?:\.|@site\/)/.test(name)) return name
    return findModule(file, name, reading.root) ?? join(dirname(file), name)
  }

  function required(name: string): Value {
    const { file, reading } = evaluator
    const found = findModule(file, name, reading.root)
    if (!found) return evaluator.missed(node)
    const exports = readExports(found, reading)
    return callee === "require" && !isEsModule(found) ? exports.default : exports
  }

  /** `path.join(__dirname, "docs")`, `path.resolve("docs")`, `fileURLToPath(…)` */
  function pathCall(): { value: Value } | undefined {
    const [, object, method = ""] = /^(?:(\w+)\.)?(\w+)$/.exec(callee) ?? []
    const from = evaluator.lookUp(object ?? method, scope)?.from ?? ""
    const isOf = (name: string) => from.replace(/^node:/, "") === name || object === name
    if (isOf("url") && method === "fileURLToPath") {
      const value = evaluator.evaluate(node.arguments[0] as ts.Expression, scope)
      return typeof value === "string" && value.startsWith("file:")
        ? { value: fileURLToPath(value) }
        : undefined
    }
    if (!isOf("path") || !/^(?:join|resolve|dirname)$/.test(method)) return undefined
    const parts = values()
    if (!parts.every(part => typeof part === "string")) return { value: undefined }
    const [first = ""] = parts
    if (method === "dirname") return { value: dirname(first) }
    return {
      value: method === "join" ? join(...parts) : resolve(evaluator.reading.root, ...parts),
    }
  }

  /** `JSON.parse(fs.readFileSync("x.json"))` */
  function fileCall(): { value: Value } | undefined {
    if (/(?:^|\.)readFileSync$/.test(callee)) {
      const [path] = values()
      const file = typeof path === "string" ? resolve(evaluator.reading.root, path) : ""
      return existsSync(file) ? { value: readFileSync(file, "utf8") } : undefined
    }
    if (callee !== "JSON.parse") return undefined
    const [json] = values()
    try {
      return { value: JSON.parse(String(json)) }
    } catch {
      return undefined
    }
  }

  function localCall(): { value: Value } | undefined {
    if (!ts.isIdentifier(node.expression)) return undefined
    const binding = evaluator.lookUp(callee, scope)
    if (binding?.function)
      return { value: evaluator.result(binding.function.node, values(), binding.function.scope) }
    // An imported function is represented by its result without arguments.
    return binding && node.arguments.length === 0 ? { value: binding.value() } : undefined
  }

  function listCall(): { value: Value } | undefined {
    if (!ts.isPropertyAccessExpression(node.expression)) return undefined
    const method = node.expression.name.text
    if (!/^(?:filter|map|flatMap|concat|flat|slice)$/.test(method)) return undefined
    const list = evaluator.evaluate(node.expression.expression, scope)
    if (!Array.isArray(list)) return undefined
    if (method === "concat") return { value: list.concat(...values()) }
    if (method === "flat") return { value: list.flat() as Value[] }
    if (method !== "slice") return eachItem(list, method)
    const [start, end] = values().map(each => (typeof each === "number" ? each : undefined))
    return { value: list.slice(start, end) }
  }

  function eachItem(list: Value[], method: string): { value: Value } | undefined {
    const [argument] = node.arguments
    if (argument?.getText(evaluator.source) === "Boolean") return { value: list.filter(Boolean) }
    if (!argument || !ts.isFunctionLike(argument)) return undefined
    const results = list.map((item, index) => evaluator.result(argument, [item, index], scope))
    if (method === "filter") return { value: list.filter((_, index) => results[index]) }
    return { value: method === "map" ? results : (results.flat() as Value[]) }
  }

  function values(): Value[] {
    return node.arguments.map(argument => evaluator.evaluate(argument, scope))
  }
}

/** Returns true if `require` gives all exports of a module rather than its only one. */
const isEsModule = (file: string) =>
  /\.m?[jt]sx?$/.test(file) && /^export\s/m.test(readFileSync(file, "utf8"))
