import type { MdxjsEsm } from "mdast-util-mdx"
import type { Compilation } from "../compilation"

/** Modules that Docusaurus content imports and that mean something of ours: module -> our name. */
const modules: Record<string, string> = {
  "@theme/Tabs": "Tabs",
  "@theme/TabItem": "TabItem",
  "@theme/ThemedImage": "ThemedImage",
  "@theme/Admonition": "Admonition",
  "@docusaurus/useBaseUrl": "useBaseUrl",
}

/** Accepts the imports above, noting local names; any other import or export is a Problem. */
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
    const name = Object.hasOwn(modules, source) ? modules[source] : undefined
    if (!name) {
      const fix = `remove the import; components that may be used without one: ${names(compilation)}`
      compilation.report(line, `\`${source}\` cannot be imported`, fix)
      continue
    }
    const [specifier] = statement.specifiers
    if (specifier) compilation.aliases.set(specifier.local.name, name)
  }
}

function names({ components }: Compilation): string {
  return Object.keys(components).join(", ") || "none"
}
