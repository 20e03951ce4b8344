import { memo, type ReactNode, useState } from "react"
import { formatDays, formatPercent } from "../../parts/format"
import { withPair } from "../model/edit-state"
import { type LabState, poolFees, tickSpacings } from "../model/lab-state"
import { valueTexts } from "../model/lab-texts"
import { numberFields, symbolPattern } from "../model/state-fields"
import { Choice, NumberField } from "./fields"
import { Sheet } from "./sheet"
import type { Edit } from "./use-lab"

const pools = tickSpacings.map(
  spacing => [String(spacing), `${formatPercent(poolFees[spacing])} (spacing ${spacing})`] as const,
)

interface MarketProps {
  state: LabState
  edit: Edit
  /** True on phones, where only one part is open at a time, as a sheet. */
  narrow: boolean
}

/** Returns true if two states differ at most in their positions. */
const hasSameMarket = (before: MarketProps, { state, narrow }: MarketProps) =>
  before.narrow === narrow &&
  (Object.keys(state) as (keyof LabState)[]).every(
    key => key === "a" || key === "b" || before.state[key] === state[key],
  )

/** Market settings, all typed in by the reader; nothing is fetched. */
export const Market = memo(function Market({ state, edit, narrow }: MarketProps) {
  const { symbols, pair, utilization } = state
  const change = (part: Partial<LabState>) => edit.set(newest => ({ ...newest, ...part }))
  const share = (part: Partial<LabState["utilization"]>) =>
    edit.set(newest => ({ ...newest, utilization: { ...newest.utilization, ...part } }))
  const deposit = (part: Partial<LabState["deposits"]>) =>
    edit.set(newest => ({ ...newest, deposits: { ...newest.deposits, ...part } }))
  const pool = (part: Partial<LabState["pair"]>) => edit.set(newest => withPair(newest, part))
  const name = (token: keyof LabState["symbols"], symbol: string) => {
    if (symbolPattern.test(symbol))
      edit.set(newest => ({ ...newest, symbols: { ...newest.symbols, [token]: symbol } }))
  }
  const texts = valueTexts(state)
  return (
    <>
      <Part
        title="Market"
        summary={`${texts.price(state.price)}, ${formatPercent(state.volatility, 0)} volatility`}
        opened={!narrow}
      >
        <NumberField
          label="Price"
          unit={symbols.quote}
          value={state.price}
          least={numberFields.p.least}
          most={numberFields.p.most}
          step={state.price / 100}
          onChange={price => change({ price })}
        />
        <NumberField
          label="Annual volatility"
          unit="%"
          value={percentOf(state.volatility)}
          least={1}
          most={1000}
          onChange={value => change({ volatility: fractionOf(value) })}
        />
        <NumberField
          label={`${symbols.asset} utilization`}
          unit="% after mint"
          value={percentOf(utilization.asset)}
          least={0}
          most={100}
          onChange={value => share({ asset: fractionOf(value) })}
        />
        <NumberField
          label={`${symbols.quote} utilization`}
          unit="% after mint"
          value={percentOf(utilization.quote)}
          least={0}
          most={100}
          onChange={value => share({ quote: fractionOf(value) })}
        />
        <NumberField
          label="Liquidity bought"
          unit="%"
          value={percentOf(state.bought)}
          least={0}
          most={90}
          onChange={value => change({ bought: fractionOf(value) })}
        />
        <Choice
          label="Pool fee"
          value={String(pair.spacing)}
          options={pools}
          onChange={text => {
            const spacing = tickSpacings.find(one => String(one) === text)
            if (spacing) pool({ spacing })
          }}
        />
      </Part>
      <Part
        title="Tokens and version"
        summary={`${symbols.asset}/${symbols.quote}, ${state.version}`}
      >
        <SymbolField label="Asset" value={symbols.asset} onChange={text => name("asset", text)} />
        <SymbolField
          label="Quote token"
          value={symbols.quote}
          onChange={text => name("quote", text)}
        />
        <Choice
          label="Version"
          value={state.version}
          options={[
            ["V1.1", "V1.1, Uniswap v4"],
            ["V1.0", "V1.0, Uniswap v3"],
          ]}
          onChange={version => change({ version })}
        />
        <Choice
          label="The asset is"
          value={pair.asset === 0 ? "0" : "1"}
          options={[
            ["0", "token0"],
            ["1", "token1"],
          ]}
          onChange={text => pool({ asset: text === "1" ? 1 : 0 })}
        />
        <NumberField
          label="Decimals of token0"
          value={pair.decimals0}
          least={0}
          most={36}
          late
          onChange={value => pool({ decimals0: Math.round(value) })}
        />
        <NumberField
          label="Decimals of token1"
          value={pair.decimals1}
          least={0}
          most={36}
          late
          onChange={value => pool({ decimals1: Math.round(value) })}
        />
      </Part>
      <Part
        title="Account"
        summary={`${texts.both(state.deposits)}, ${formatDays(state.days)}`}
        opened={!narrow}
      >
        <NumberField
          label="Deposit"
          unit={symbols.asset}
          value={state.deposits.asset}
          least={0}
          most={numberFields.ga.most}
          step={0.1}
          onChange={asset => deposit({ asset })}
        />
        <NumberField
          label="Deposit"
          unit={symbols.quote}
          value={state.deposits.quote}
          least={0}
          most={numberFields.gq.most}
          step={Math.max(state.price / 20, 1e-6)}
          onChange={quote => deposit({ quote })}
        />
        <NumberField
          label="Days held"
          value={state.days}
          least={1}
          most={365}
          onChange={days => change({ days: Math.round(days) })}
        />
        <NumberField
          label="Seed of the paths"
          value={state.seed}
          least={0}
          most={9999}
          onChange={seed => change({ seed: Math.round(seed) })}
        />
        <Choice
          label="Show values in"
          value={state.unit}
          options={[
            ["quote", symbols.quote],
            ["asset", symbols.asset],
          ]}
          onChange={unit => change({ unit })}
        />
      </Part>
    </>
  )
}, hasSameMarket)

/** A part of the settings, open at first on wide screens. */
function Part({
  title,
  summary,
  opened = false,
  children,
}: {
  title: string
  summary: string
  opened?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(opened)
  return (
    <Sheet
      title={title}
      summary={<span className="lab-unit">{summary}</span>}
      className="lab-fold"
      open={open}
      onToggle={setOpen}
    >
      <div className="lab-grid">{children}</div>
    </Sheet>
  )
}

const percentOf = (fraction: number) => Math.round(fraction * 10_000) / 100
/** Fraction rounded to whole basis points, the precision of addresses. */
const fractionOf = (percent: number) => Math.round(percent * 100) / 10_000

interface SymbolFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
}

const SymbolField = ({ label, value, onChange }: SymbolFieldProps) => (
  <label className="lab-field">
    <span>{label}</span>
    <input
      type="text"
      key={value}
      defaultValue={value}
      maxLength={11}
      spellCheck={false}
      autoComplete="off"
      onBlur={event => onChange(event.target.value.trim())}
    />
  </label>
)
