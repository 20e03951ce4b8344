import { type MouseEvent, memo, useState } from "react"
import { announce, confirmCopy, sayOn } from "../../../browser/copy-buttons"
import { copyText } from "../../../browser/copy-text"
import { embeddedLabAddress } from "../../../content/lab-state-in"
import { labAddress } from "../../../content/routes"
import { wordOf } from "../../../options/encoding/token-id"
import { tokenIdOfPosition } from "../../../options/position/mint-call"
import { site } from "../../../site.config"
import { embedCode } from "../../parts/take-away/embed-code"
import { figureSvg } from "../../parts/take-away/figure-svg"
import { pageColours } from "../../parts/take-away/page-colours"
import { pngOf } from "../../parts/take-away/png"
import { saveFile } from "../../parts/take-away/save-file"
import type { ChartKind } from "../model/chart-kinds"
import { labCsv, labMarkdown, labTag, mintText } from "../model/lab-markdown"
import { legNames } from "../model/lab-texts"
import { Action } from "./action"
import { drawnChart } from "./drawn-chart"
import { ShareCardButton } from "./share-card-button"
import type { View } from "./use-lab"

interface TakeAwayProps {
  view: View
  kind: ChartKind
  text: string
}

/** Export of the address, the numbers, the chart, and the call that mints the position. */
export const TakeAway = memo(function TakeAway({ view, kind, text }: TakeAwayProps) {
  const { state, shown } = view
  const url = site.url + labAddress(text)
  const copy = (make: () => string) => (event: MouseEvent<HTMLElement>) =>
    void confirmCopy(event.currentTarget, copyText(make()))
  const svg = () => {
    const { caption, chart } = drawnChart(kind, view)
    const drawings = [{ kind: "lines" as const, chart }]
    return figureSvg(
      { title: chart.title, caption, drawings },
      { url, site: site.name },
      pageColours(),
    )
  }
  const save = (ending: string, make: () => Blob | Promise<Blob>) => {
    return (event: MouseEvent<HTMLElement>) => {
      const button = event.currentTarget
      Promise.resolve()
        .then(make)
        .then(
          blob => {
            saveFile(`option-lab.${ending}`, blob)
            announce("Saved")
          },
          () => sayOn(button, "Not saved"),
        )
    }
  }
  return (
    <div className="lab-take">
      <ShareCardButton view={view} kind={kind} url={url} />
      <Action does="Copy link" onClick={copy(() => url)} />
      <Action does="Copy Markdown" onClick={copy(() => labMarkdown(state, shown, url))} />
      <Action does="Copy CSV" onClick={copy(() => labCsv(state, shown))} />
      <Action
        does="Save SVG"
        onClick={save("svg", () => new Blob([svg()], { type: "image/svg+xml" }))}
      />
      <Action does="Save PNG" onClick={save("png", () => pngOf(svg()))} />
      <Action
        does="Copy embed code"
        onClick={copy(() =>
          embedCode({
            src: site.url + embeddedLabAddress(text),
            url,
            title: shown.map(({ position }) => legNames(position, state)).join(" or "),
            height: 520,
          }),
        )}
      />
      <Action does="Copy for docs" onClick={copy(() => labTag(state, text))} />
    </div>
  )
})

/** Token id of each position and the call that mints it. */
export const Mint = memo(function Mint({ view }: { view: View }) {
  const { state, shown } = view
  const [pattern, setPattern] = useState("")
  const isPattern = /^(0x)?[0-9a-f]{12}$/i.test(pattern.trim())
  const bits = isPattern ? BigInt(`0x${pattern.trim().replace(/^0x/i, "")}`) : 0n
  return (
    <details className="lab-fold">
      <summary>Token id and mint call</summary>
      <label className="lab-field">
        <span>Pool pattern, 12 hex digits; zeros stand for it until you paste your market's</span>
        <input
          type="text"
          value={pattern}
          spellCheck={false}
          autoComplete="off"
          placeholder="000000000000"
          aria-invalid={pattern.trim() !== "" && !isPattern}
          onChange={event => setPattern(event.target.value)}
        />
      </label>
      {shown.map(one => (
        <div key={one.name}>
          {shown.length > 1 && <b>{one.name}</b>}
          <pre>
            <code>{wordOf(tokenIdOfPosition(one.position, state.pair, bits))}</code>
          </pre>
          <pre>
            <code>{mintText(state, one, bits)}</code>
          </pre>
        </div>
      ))}
      <p>
        Arguments: open ids with the new one last, size in the asset's smallest units, the most
        liquidity that may be bought (9 times the rest), and two tick limits half a percent around
        the price. In falling order they ask for a swap of what is in the money. The lab sends
        nothing and connects to no wallet.
      </p>
    </details>
  )
})
