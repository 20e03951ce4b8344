import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Time at which a component's script loads, by the name of its view's file. */
const views = {
  "index.tsx": "with each page",
  "lazy.tsx": "when an active reader comes near; until then the served HTML is shown",
  "still.tsx": "only where no HTML was served, because the script adds nothing to it",
} as const
type View = keyof typeof views

/** Folders next to the components that are not components. */
const shared = ["parts"]

const head = "// Written by src/build/component-lists.ts from the folders next to this file.\n"

/** Name of a component from its folder: `bar-figure` -> `BarFigure`. */
const nameOf = (folder: string) =>
  folder.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Modules that list all components for the build and for pages, by file name.
 * @param root folder that contains a folder for each component
 * @throws Error if a folder lacks its description, or does not have exactly one view
 */
export function componentLists(root: string): Record<string, string> {
  const components = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !shared.includes(entry.name))
    .map(({ name }) => ({ folder: name, name: nameOf(name), view: viewIn(root, name) }))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1))
  const eager = components.filter(({ view }) => view === "index.tsx")
  const deferred = components.filter(({ view }) => view !== "index.tsx")
  return {
    "components.ts": `${head}
/** Components that authors may write, for the build; browsers never load this file. */
${lines(components.map(({ folder, name }) => `export { component as ${name} } from "./${folder}/component"`))}`,
    "figures.ts": `${head}
/** Components whose scripts load on demand; only pages that show one load this file. */
${lines(
  [
    'export { takeOver } from "./parts/take-over"',
    ...deferred.map(
      ({ folder, name, view }) => `export { ${name} } from "./${folder}/${view.slice(0, -4)}"`,
    ),
  ].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1)),
)}`,
    "index.ts": `${head}${lines(
      [
        'import { lazyFigure } from "./lazy-figure"',
        ...eager.map(({ folder, name }) => `import { ${name} } from "./${folder}"`),
      ].sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1)),
    )}
/** The components that authors may write, as pages draw them, by name. */
export const contentComponents = {
${lines(components.map(({ name, view }) => `  ${entryOf(name, view)},`))}}
`,
  }
}

function viewIn(root: string, folder: string): View {
  const has = (file: string) => existsSync(join(root, folder, file))
  const found = (Object.keys(views) as View[]).filter(has)
  if (!has("component.ts"))
    throw new Error(`${folder}: add component.ts, which calls defineComponent({ props, … })`)
  const [view] = found
  if (view && found.length === 1) return view
  const choices = Object.entries(views).map(([file, loads]) => `${file} (loads ${loads})`)
  throw new Error(
    `${folder}: add one file that exports the function ${nameOf(folder)}: ${choices.join(", ")}`,
  )
}

const entryOf = (name: string, view: View) =>
  ({
    "index.tsx": name,
    "lazy.tsx": `${name}: lazyFigure("${name}")`,
    "still.tsx": `${name}: lazyFigure("${name}", true)`,
  })[view]

const lines = (texts: string[]) => texts.map(text => `${text}\n`).join("")

const pathOf = (line: string) => /"(.+)"/.exec(line)?.[1] ?? ""

/** Updates the lists, so that a new folder becomes a component. */
export function writeComponentLists(root = join(__dirname, "../content-components")): void {
  for (const [file, text] of Object.entries(componentLists(root))) {
    const path = join(root, file)
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text)
  }
}
