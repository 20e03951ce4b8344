import { type MouseEvent, useState } from "react"
import { announce, showOn } from "../../../browser/copy-buttons"
import { site } from "../../../site.config"
import { pageColours } from "../../parts/take-away/page-colours"
import { pngOf } from "../../parts/take-away/png"
import { saveFile } from "../../parts/take-away/save-file"
import type { ChartKind } from "../model/chart-kinds"
import { labNumbers } from "../model/lab-numbers"
import { legNames } from "../model/lab-texts"
import { shareCardSvg } from "../model/share-card"
import { Action } from "./action"
import { drawnChart } from "./drawn-chart"
import type { View } from "./use-lab"

interface ShareCardButtonProps {
  view: View
  kind: ChartKind
  url: string
}

/**
 * Button that makes a picture of 1,200 × 630 pixels with the payoff, four numbers, and the address.
 * Phones share the picture, desktops copy it, and browsers that can do neither save it.
 */
export function ShareCardButton({ view, kind, url }: ShareCardButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const share = async (button: HTMLElement) => {
    const { state, shown } = view
    const [first] = shown
    if (!first) return
    const title = shown.map(({ position }) => legNames(position, state)).join(" or ")
    const { chart } = drawnChart(kind, view)
    const numbers = labNumbers(state, first.position, first.result)
    const svg = shareCardSvg({ title, chart, numbers, url, site: site.name }, pageColours())
    // Safari requires the promise of the picture during the event.
    const picture = pngOf(svg, 1)
    showOn(button, await handOver(picture, title, url))
  }
  return (
    <Action
      does={canShare() ? "Share card" : "Copy card"}
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
        if (isBusy) return
        setIsBusy(true)
        share(currentTarget)
          .catch(() => announce("Not shared"))
          .finally(() => setIsBusy(false))
      }}
    />
  )
}

/** Returns true on touch devices whose browser can share files. */
function canShare(): boolean {
  if (typeof window === "undefined" || !window.matchMedia?.("(pointer: coarse)").matches)
    return false
  return navigator.canShare?.({ files: [new File([], "card.png", { type: "image/png" })] }) ?? false
}

/** Shares, copies, or saves the picture, and returns a message that names which. */
async function handOver(picture: Promise<Blob>, title: string, url: string): Promise<string> {
  if (canShare()) {
    const file = new File([await picture], "option-lab.png", { type: "image/png" })
    const isShared = await navigator.share({ files: [file], title, url }).then(
      () => true,
      () => false,
    )
    return isShared ? "Shared" : "Not shared"
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })])
    return "Copied"
  } catch {
    saveFile("option-lab-card.png", await picture)
    return "Saved"
  }
}
