import { render, screen } from "@testing-library/react"
import { searchHit } from "../../../tests/helpers/hits"
import { FoundHits } from "./hit-groups"

it("includes the status of contracts in a hit's name when the hit leads to them", () => {
  const hits = [searchHit("PanopticPool", { status: "Do not deposit" }), searchHit("Delta")]
  render(
    <FoundHits
      groups={[{ name: "Docs", hits }]}
      active={0}
      setActive={() => {}}
      onFollow={() => {}}
    />,
  )
  const [contract, term] = screen.getAllByRole("option")
  expect(contract).toHaveAccessibleName(/PanopticPool.*Do not deposit/)
  expect(term?.textContent).toBe("Delta")
})
