import { type DefaultTreeAdapterTypes as Html, parseFragment } from "parse5"
import { type ComponentType, createElement } from "react"
import { renderToString } from "react-dom/server"
import type { BodyComponent } from "../../src/content/schema/body"
import type { Entry } from "../../src/content/schema/entry"
import { contentComponents } from "../../src/content-components"
import { knownProps } from "../../src/content-components/parts/figure-parameters"
import { figureId } from "../../src/content-components/parts/take-away/slider-address"
import { components, componentsIn } from "../../src/model/body-components"
import { ContentReader } from "../../src/site/content-reader"

jest.setTimeout(600_000)

/** True for components with a caption, which draw numbers. */
const isFigure = ({ component }: BodyComponent) =>
  "caption" in (components[component]?.props.shape ?? {})

const figureNames = Object.keys(components).filter(component =>
  isFigure({ component, props: {}, children: [] }),
)

let pages: { entry: Entry; figures: BodyComponent[] }[]
beforeAll(async () => {
  const { entries } = await new ContentReader().readTree()
  pages = entries
    // Drafts are not published. Develop leaves one behind, its gallery.
    .filter(({ draft }) => !draft)
    .map(entry => ({ entry, figures: componentsIn(entry.page.body).filter(isFigure) }))
    .filter(({ figures }) => figures.length > 0)
})

/** Figures of a page, each with its part of the Markdown twin. */
function told({ entry, figures }: (typeof pages)[number]) {
  const { markdown } = entry.page
  let from = 0
  return figures.map(figure => {
    const start = markdown.indexOf(`**Figure: ${figure.props.title}.**`, from)
    const next = markdown.slice(start + 2).search(/^(\*\*Figure: |#)/m)
    from = start + 2
    return {
      figure,
      twin: start < 0 ? "" : markdown.slice(start, next < 0 ? undefined : from + next),
    }
  })
}

test("describes every figure in its page's twin by title, caption, and a table", () => {
  const untold = pages.flatMap(page =>
    told(page)
      .filter(
        ({ figure, twin }) =>
          !twin.includes(String(figure.props.caption)) || !/^\| ---/m.test(twin),
      )
      .map(({ figure }) => `${page.entry.file}: ${figure.props.title}`),
  )
  expect(untold).toEqual([])
  expect(pages.flatMap(({ figures }) => figures).length).toBeGreaterThan(300)
})

test("lists the numbers that a figure draws in its twin, in the same rows and columns", () => {
  const different = pages.flatMap(page =>
    told(page).flatMap(({ figure, twin }) => {
      const drawn = tableOf(figure)
      const rows = twin
        .split("\n")
        .filter(line => line.startsWith("|"))
        .map(plainRow)
      // A twin may have additional columns.
      const missing = drawn.rows.filter(
        row => !rows.some(one => one === row || one.startsWith(`${row} | `)),
      )
      return missing.map(row => `${page.entry.file}: ${figure.props.title}: ${row}`)
    }),
  )
  expect(different).toEqual([])
})

test("states the assumptions of a figure in its twin", () => {
  const missing = pages.flatMap(page =>
    told(page).flatMap(({ figure, twin }) => {
      const { note } = tableOf(figure)
      return twin.replace(/\s+/g, " ").includes(note) ? [] : [`${page.entry.file}: ${note}`]
    }),
  )
  expect(missing).toEqual([])
})

test("gives the figures of a page different titles, which name them in addresses", () => {
  const twice = pages.flatMap(({ entry, figures }) => {
    const ids = figures.map(({ props }) => figureId(String(props.title)))
    return ids.filter((id, index) => ids.indexOf(id) < index).map(id => `${entry.file}: ${id}`)
  })
  expect(twice).toEqual([])
})

test("contains no invalid number in twins of figures", () => {
  const broken = pages
    .flatMap(told)
    .filter(({ twin }) => /^(\||Parameters:).*\b(NaN|Infinity|undefined)\b/m.test(twin))
  expect(broken.map(({ figure }) => figure.props.title)).toEqual([])
})

test("covers each prop of figures in twins", () => {
  const own: Record<string, string[]> = {
    BarFigure: ["series"],
    BoxFigure: ["names", "axes"],
    Scatter: ["x", "y", "groups", "line"],
  }
  const unknown = figureNames.flatMap(name =>
    Object.keys(components[name]?.props.shape ?? {})
      .filter(prop => !knownProps.includes(prop) && !own[name]?.includes(prop))
      .map(prop => `${name}: ${prop} needs a line in figure-parameters.ts`),
  )
  expect(unknown).toEqual([])
})

/** Rows of a figure's table as served, and the line below its picture. */
function tableOf({ component, props }: BodyComponent): { rows: string[]; note: string } {
  const drawn = contentComponents[component as keyof typeof contentComponents]
  const root = parseFragment(renderToString(createElement(drawn as ComponentType<object>, props)))
  const rows = elements(root, "tr")
    .slice(1)
    .map(row => plainRow(row.childNodes.map(textOf).join("|")))
  const note = elements(root, "p").find(({ attrs }) =>
    attrs.some(({ name, value }) => name === "class" && value === "note"),
  )
  return { rows, note: note && !props.source ? textOf(note).trim() : "" }
}

/**
 * Cells of a row without formatting that only the page or only the twin has: thousands separators,
 * units, and the true minus sign.
 */
const plainRow = (row: string) =>
  row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map(cell => {
      const text = cell.trim().replace("−", "-")
      const number = /^([-+]?[\d,]+(?:\.\d+)?)(?:%| [A-Za-z]+)?$/.exec(text)?.[1]
      return number ? String(Number(number.replaceAll(",", ""))) : text
    })
    .join(" | ")

function elements(node: Html.Node, name: string): Html.Element[] {
  if (!("childNodes" in node)) return []
  return node.childNodes.flatMap(child =>
    child.nodeName === name ? [child as Html.Element] : elements(child, name),
  )
}

function textOf(node: Html.Node): string {
  if (node.nodeName === "#text") return (node as Html.TextNode).value
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : ""
}
