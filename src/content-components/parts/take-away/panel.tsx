import { type MouseEvent, type RefObject, useEffect } from "react"
import { announce, confirmCopy, showOn } from "../../../browser/copy-buttons"
import { copyText } from "../../../browser/copy-text"
import { loadStyles } from "../../../browser/load-styles"
import { embedAddress } from "../../../content/routes"
import { site } from "../../../site.config"
import type { FigureModel } from "../figure-model"
import { embedCode } from "./embed-code"
import { figureCsv } from "./figure-csv"
import { figureSvg } from "./figure-svg"
import { pageColours } from "./page-colours"
import { pngOf } from "./png"
import { saveFile } from "./save-file"
import { figureId, linkText } from "./slider-address"
import stylesheet from "./take-away.css?lazy"

/** Resolves when the menu's styles have loaded or failed to load. */
export const styled = loadStyles(stylesheet)

/** Height in pixels that the embedded page has below its figure, for the link to it. */
const roomOfLink = 64

export interface PanelProps {
  menu: RefObject<HTMLDetailsElement>
  model: FigureModel
  /** Query and anchor of the figure with its sliders. */
  address: string
  isChanged: boolean
}

/** Buttons of the menu that need a script; each exports the figure in its current state. */
export function Panel({ menu, model, address, isChanged }: PanelProps) {
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target))
        menu.current.open = false
    }
    document.addEventListener("pointerdown", closeOutside)
    return () => document.removeEventListener("pointerdown", closeOutside)
  }, [menu])

  const url = () => new URL(address, `${site.url}${window.location.pathname}`).href
  const csv = () => figureCsv(model.table)
  const svg = () => figureSvg(model, { url: url(), site: site.name }, pageColours(), isChanged)
  const name = figureId(model.title)
  const embed = () => {
    const [, settings = "", anchor = ""] = /^\??(.*)#(.*)$/.exec(address) ?? []
    const { height = 0 } = menu.current?.closest("figure")?.getBoundingClientRect() ?? {}
    return embedCode({
      src: site.url + embedAddress(window.location.pathname, name, settings),
      url: `${site.url}${window.location.pathname}#${anchor}`,
      title: model.title,
      height: Math.ceil(height) + roomOfLink,
    })
  }
  const copy = (text: () => string) => (event: MouseEvent<HTMLElement>) =>
    void confirmCopy(event.currentTarget, copyText(text()))
  const save =
    (ending: string, make: () => Blob | Promise<Blob>) => (event: MouseEvent<HTMLElement>) => {
      const button = event.currentTarget
      Promise.resolve()
        .then(make)
        .then(
          blob => {
            saveFile(`${name}.${ending}`, blob)
            announce("Saved")
          },
          () => showOn(button, "Not saved"),
        )
    }
  return (
    <>
      <p>
        <span>Link</span>
        <span>
          <a href={address}>{linkText(address)}</a>{" "}
          <Action does="Copy address" onClick={copy(url)} />
        </span>
      </p>
      <p>
        <span>Numbers</span>
        <span>
          <Action does="Copy CSV" onClick={copy(csv)} />
          <Action
            does="Save CSV"
            onClick={save("csv", () => new Blob([csv()], { type: "text/csv" }))}
          />
        </span>
      </p>
      <p>
        <span>Picture</span>
        <span>
          <Action
            does="Save SVG"
            onClick={save("svg", () => new Blob([svg()], { type: "image/svg+xml" }))}
          />
          <Action does="Save PNG" onClick={save("png", () => pngOf(svg()))} />
        </span>
      </p>
      <p>
        <span>Embed</span>
        <span>
          <Action does="Copy HTML" onClick={copy(embed)} />
        </span>
      </p>
    </>
  )
}

interface ActionProps {
  does: string
  onClick: (event: MouseEvent<HTMLElement>) => void
}

const Action = ({ does, onClick }: ActionProps) => (
  <button type="button" className="link" onClick={onClick}>
    {does}
  </button>
)
