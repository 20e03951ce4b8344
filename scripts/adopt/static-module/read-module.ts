import { readFileSync } from "node:fs"
import { dirname } from "node:path"
import ts from "typescript"
import { parse } from "yaml"
import { evaluator } from "./evaluate"
import { findModule } from "./find-module"
import type { Unread, Value } from "./value"

/** Context that the modules of one configuration share. */
export interface Reading {
  /** Folder of the site, which `@site` and `process.cwd()` name. */
  root: string
  /** Collects the places that could not be read. */
  unread: Unread[]
  /** Exports by file. A module that is still being read has none, which ends import cycles. */
  modules: Map<string, Record<string, Value>>
}

export const startReading = (root: string, unread: Unread[] = []): Reading => ({
  root,
  unread,
  modules: new Map(),
})

/**
 * Value that a JavaScript, TypeScript, JSON, or YAML module exports by default, read from its text.
 * The module is never run, because it belongs to another project and loads that project's packages.
 */
export function readModule(file: string, reading = startReading(dirname(file))): Value {
  const { default: value, ...named } = readExports(file, reading)
  return value ?? (Object.keys(named).length > 0 ? named : undefined)
}

/** Exports of a module by name; CommonJS exports are the default export and its keys. */
export function readExports(file: string, reading: Reading): Record<string, Value> {
  const known = reading.modules.get(file)
  if (known) return known
  reading.modules.set(file, {})
  const found = exportsOf(file, reading)
  reading.modules.set(file, found)
  return found
}

/** Default export of code that is part of another file, such as a page. */
export function readCode(file: string, text: string, reading: Reading): Value {
  return exportsOfCode(file, text, reading).default
}

function exportsOf(file: string, reading: Reading): Record<string, Value> {
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/, "")
  if (/\.(?:json|ya?ml)$/.test(file)) return asCommonJs(dataOf(file, text, reading))
  return exportsOfCode(file, text, reading)
}

function exportsOfCode(file: string, text: string, reading: Reading): Record<string, Value> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const { declare, evaluate, result, top } = evaluator(source, reading)
  declare(source.statements)
  const exports: Record<string, Value> = {}
  const own: Record<string, Value> = {}
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) exports.default = evaluate(statement.expression)
    else if (ts.isExportDeclaration(statement)) reexport(statement)
    else if (isExported(statement)) declared(statement)
    else if (ts.isExpressionStatement(statement)) assigned(statement.expression)
  }
  const { default: whole, ...rest } = exports
  const merged = isObject(whole) ? { ...whole, ...own } : whole
  return Object.keys(own).length === 0 && whole === undefined
    ? exports
    : {
        ...(isObject(merged) ? merged : {}),
        ...own,
        ...rest,
        default: merged === undefined ? own : merged,
      }

  function assigned(node: ts.Expression): void {
    if (!ts.isBinaryExpression(node)) return
    const target = node.left.getText(source)
    if (/^(?:module\.)?exports(?:\.default)?$/.test(target)) exports.default = evaluate(node.right)
    const [, name] = /^(?:module\.)?exports\.(\w+)$/.exec(target) ?? []
    if (name && name !== "default") own[name] = evaluate(node.right)
  }

  function declared(statement: ts.Statement): void {
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) exports[name.text] = evaluate(name)
    if (ts.isFunctionDeclaration(statement)) {
      const isDefault = statement.modifiers?.some(
        ({ kind }) => kind === ts.SyntaxKind.DefaultKeyword,
      )
      const value = statement.name ? evaluate(statement.name) : result(statement, [], top)
      exports[isDefault ? "default" : (statement.name?.text ?? "default")] = value
    }
  }

  function reexport({ exportClause, moduleSpecifier }: ts.ExportDeclaration): void {
    const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text
    const other = from ? findModule(file, from, reading.root) : undefined
    const theirs = other ? readExports(other, reading) : {}
    if (!exportClause) {
      const { default: _, ...named } = theirs
      Object.assign(exports, named)
    } else if (ts.isNamedExports(exportClause))
      for (const { name, propertyName } of exportClause.elements) {
        const local = propertyName ?? name
        exports[name.text] = from || !ts.isIdentifier(local) ? theirs[local.text] : evaluate(local)
      }
    else exports[exportClause.name.text] = theirs
  }
}

function dataOf(file: string, text: string, { unread }: Reading): Value {
  try {
    return file.endsWith(".json") ? JSON.parse(text) : parse(text)
  } catch (error) {
    const [code = ""] = String(error).split("\n")
    unread.push({ file, line: 1, code, key: "" })
    return undefined
  }
}

const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const asCommonJs = (value: Value): Record<string, Value> => ({
  ...(isObject(value) ? value : {}),
  default: value,
})

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
