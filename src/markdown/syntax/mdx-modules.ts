import type { Identifier, ImportDeclaration, Literal } from "estree-jsx"
import type { MdxjsEsm } from "mdast-util-mdx"
import type { Compilation } from "../compilation"

/** Our names for modules that Docusaurus content imports. */
const modules: Record<string, string> = {
  "@theme/Tabs": "Tabs",
  "@theme/TabItem": "TabItem",
  "@theme/ThemedImage": "ThemedImage",
  "@theme/Admonition": "Admonition",
  "@theme/CodeBlock": "CodeBlock",
  "@theme/Details": "Details",
  "@docusaurus/Link": "Link",
  "@docusaurus/useBaseUrl": "useBaseUrl",
  react: "React",
}

/** Matches a picture that Docusaurus content imports by name: `<img src={Diagram} />`. */
const picture = /^[.@][^?#]*\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/** True if pages may import from a module. */
export const isKnownModule = (source: string) =>
  Object.hasOwn(modules, source) || picture.test(source)

/** Matches modules of the project: `@site` is its root, as in Docusaurus. */
const ownModule = /^@site\/src(?:\/[\w-]+)+(?:\.tsx?)?$/

/**
 * Accepts the imports above and records their local names; pages that may contain code can also
 * import components of the project. Any other import or export is a Problem.
 */
export function checkModule(node: MdxjsEsm, compilation: Compilation): void {
  const first = node.position?.start.line ?? 1
  for (const statement of node.data?.estree?.body ?? []) {
    const line =
      first +
      (statement.loc
        ? statement.loc.start.line -
          (node.data?.estree?.loc?.start.line ?? statement.loc.start.line)
        : 0)
    if (statement.type !== "ImportDeclaration") {
      const message = "MDX pages cannot export or run code"
      const fix = "write the value where it is used, or put it into the front matter"
      compilation.report(line, message, fix)
      continue
    }
    const source = String(statement.source.value)
    if (compilation.mayImport && ownModule.test(source)) {
      for (const specifier of statement.specifiers)
        importComponent(specifier, source, line, compilation)
      continue
    }
    if (!nameMeaning(statement, source, compilation))
      compilation.report(line, `\`${source}\` cannot be imported`, importFix(compilation))
  }
}

/** Records what an import of Docusaurus content refers to; returns false if it is unknown. */
function nameMeaning(
  { specifiers: [specifier] }: ImportDeclaration,
  source: string,
  { aliases, constants }: Compilation,
): boolean {
  const name = Object.hasOwn(modules, source) ? modules[source] : undefined
  if (name && specifier) aliases.set(specifier.local.name, name)
  if (name) return true
  if (!picture.test(source) || specifier?.type !== "ImportDefaultSpecifier") return false
  constants.set(specifier.local.name, source)
  return true
}

function importComponent(
  specifier: ImportDeclaration["specifiers"][number],
  from: string,
  line: number,
  { imports, components, report }: Compilation,
): void {
  const { name } = specifier.local
  if (specifier.type === "ImportNamespaceSpecifier" || !/^[A-Z]/.test(name)) {
    const fix = "import components by their names, which begin with a capital letter"
    report(line, `\`${name}\` is not a component`, fix)
  } else if (Object.hasOwn(components, name)) {
    const fix = `remove the import, or give it another name: \`import { ${name} as Own${name} } …\``
    report(line, `\`<${name}>\` is a component that needs no import`, fix)
  } else {
    const { imported } = specifier.type === "ImportSpecifier" ? specifier : { imported: undefined }
    const exported = imported === undefined ? "default" : nameOf(imported)
    imports.set(name, { name, from, exported, line })
  }
}

const nameOf = (imported: Identifier | Literal) =>
  imported.type === "Identifier" ? imported.name : String(imported.value)

function importFix({ mayImport, components }: Compilation): string {
  const known = `components that need no import: ${Object.keys(components).join(", ") || "none"}`
  return mayImport
    ? `import a component of the project, \`@site/src/…\`, or remove the import; ${known}`
    : `remove the import; ${known}`
}
