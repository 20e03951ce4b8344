import { useState } from "react"
import { uniswapRangePath } from "../../../content/routes"
import { rangeAsPut } from "../../../options/position/uniswap-range"
import * as buttons from "../../parts/quiet-button.module.css"
import type { LabState } from "../model/lab-state"
import { amount } from "../model/lab-texts"
import { rangeState } from "../model/range-state"
import { NumberField } from "./fields"
import { Sheet } from "./sheet"
import type { Edit } from "./use-lab"

interface RangeSheetProps {
  price: number
  symbols: LabState["symbols"]
  edit: Edit
}

/** Fields for a Uniswap range, which replaces position A with the equivalent short put. */
export function RangeSheet({ price, symbols, edit }: RangeSheetProps) {
  const [open, setOpen] = useState(false)
  const [lower, setLower] = useState(Number((price * 0.9).toPrecision(3)))
  const [upper, setUpper] = useState(Number((price * 1.1).toPrecision(3)))
  const [value, setValue] = useState(Number((price * 5).toPrecision(3)))
  const range = { lower, upper, amount: value, price }
  const put = lower < upper ? rangeAsPut(range) : undefined
  const field = (label: string, now: number, set: (value: number) => void) => (
    <NumberField
      label={label}
      unit={symbols.quote}
      value={now}
      least={1e-9}
      most={1e15}
      step={now / 100}
      onChange={set}
    />
  )
  return (
    <Sheet title="Type your Uniswap range" className="lab-fold" open={open} onToggle={setOpen}>
      <div className="lab-grid">
        {field("Lower price", lower, setLower)}
        {field("Upper price", upper, setUpper)}
        {field("Amount", value, setValue)}
      </div>
      <p className="lab-about">
        {put
          ? `It is a short put on ${amount(put.units)} ${symbols.asset} at ${amount(put.strike)}, backed by ${amount(put.cash)} ${symbols.quote}, with a delta of ${amount(put.delta)} ${symbols.asset}. `
          : "Write a lower price that is below the upper one. "}
        <a href={uniswapRangePath}>What it earns and what hedges it</a>
      </p>
      <button
        type="button"
        className={buttons.button}
        disabled={!put}
        onClick={() => {
          edit.set(state => ({ ...rangeState(range, state) }))
          setOpen(false)
        }}
      >
        Use this short put
      </button>
    </Sheet>
  )
}
