import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { TokenId } from "./lazy"

const put = "0x00000000000000000000000000000000000000a00fd20202003c99ac8ca7087f"

beforeEach(() => {
  render(
    <TokenId
      title="A short put on WBTC"
      id={put}
      tokens={[
        { symbol: "WBTC", decimals: 8 },
        { symbol: "USDC", decimals: 6 },
      ]}
    />,
  )
})

const idField = () => screen.getByRole("textbox", { name: /^Token id/ })
const told = () => within(screen.getByRole("status"))
const leg = (number: number) => within(screen.getByRole("group", { name: `Leg ${number}` }))

test("describes a pasted id leg by leg", async () => {
  await userEvent.clear(idField())
  await userEvent.paste("0x00000000000000000000000000a00f87070400a00fd20202003c99ac8ca7087f")
  expect(told().getByText(/^Leg 1: 1 × short put on WBTC, strike 65,176 USDC/)).toBeVisible()
  expect(told().getByText(/^Leg 2: 2 × long put/)).toBeVisible()
})

test("accepts decimal digits and reports input that is not a number", async () => {
  await userEvent.clear(idField())
  await userEvent.paste(String(BigInt(put)))
  expect(told().getByText(/^Leg 1: 1 × short put/)).toBeVisible()
  await userEvent.type(idField(), "x")
  expect(idField()).toBeInvalid()
  expect(idField()).toHaveAccessibleDescription(/Write a number/)
  expect(told().getByText(/^Leg 1: 1 × short put/)).toBeVisible()
})

test("writes the id when a leg is edited by keyboard", async () => {
  const strike = leg(1).getByRole("textbox", { name: "Strike (tick)" })
  await userEvent.clear(strike)
  await userEvent.type(strike, "-600")
  expect(strike).toHaveValue("-600")
  await userEvent.selectOptions(leg(1).getByRole("combobox", { name: "Side" }), "long")
  expect(idField()).toHaveValue(
    "0x00000000000000000000000000000000000000afffda8302003c99ac8ca7087f",
  )
})

test("rejects a number that does not fit its bits", async () => {
  const width = leg(1).getByRole("textbox", { name: "Width" })
  await userEvent.clear(width)
  await userEvent.type(width, "5000")
  expect(width).toBeInvalid()
  expect(width).toHaveAccessibleDescription("a whole number from 1 to 4095")
  await userEvent.tab()
  expect(width).toHaveValue("500")
})

test("keeps a put a put when the asset changes", async () => {
  await userEvent.selectOptions(leg(1).getByRole("combobox", { name: "Asset" }), "token1")
  expect(leg(1).getByRole("combobox", { name: "Type" })).toHaveDisplayValue("put")
})

test("reports a broken rule until the second leg with the same chunk is removed", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Add a leg" }))
  expect(told().getByText(/InvalidTokenIdParameter\(6\)/)).toBeVisible()
  await userEvent.click(screen.getByRole("button", { name: "Remove the last leg" }))
  expect(told().getByText(/passes the checks/)).toBeVisible()
  expect(idField()).toHaveValue(put)
})
