import { render, screen } from "@testing-library/react"
import type { SearchHit } from "../../search/protocol"
import { FoundHits } from "./hit-groups"

const hit = (title: string, status: string | null): SearchHit => ({
  objectID: title,
  url: `/${title}`,
  url_without_anchor: `/${title}`,
  anchor: null,
  type: "lvl1",
  hierarchy: {
    lvl0: "Docs",
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
  status,
})

it("a hit's name says how things stand with the contracts that it leads to", () => {
  const hits = [hit("PanopticPool", "Do not deposit"), hit("Delta", null)]
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
