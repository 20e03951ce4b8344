import { render } from "@testing-library/react"
import { WordBreaks } from "."

const html = (text: string) => render(<WordBreaks text={text} />).container.innerHTML

test("breaks a long identifier between its words", () => {
  expect(html("SemiFungiblePositionManager")).toBe("Semi<wbr>Fungible<wbr>Position<wbr>Manager")
  expect(html("COMPUTE_LONG_PREMIA")).toBe("COMPUTE_<wbr>LONG_<wbr>PREMIA")
})

test("breaks a signature before its parameters", () => {
  expect(html("burnOptions(TokenId[], int24)")).toBe("burn<wbr>Options<wbr>(TokenId[], int24)")
  expect(html("mintOptions(uint256[],int24)")).toBe("mint<wbr>Options<wbr>(uint256[],<wbr>int24)")
})

test("leaves short and plain text unchanged", () => {
  expect(html("PanopticPool")).toBe("PanopticPool")
  expect(html("Net, gross and owed fees")).toBe("Net, gross and owed fees")
})

test.each([
  "ISemiFungiblePositionManager",
  "COMPUTE_LONG_PREMIA_2X",
  "getUniswapV3PoolFromId(uint64)",
  "onERC1155BatchReceived(address,address,uint256[],uint256[],bytes)",
  "PanopticFactory.NewPoolDeployed",
])("breaks %s only between words, and keeps all of it", text => {
  const { container } = render(<WordBreaks text={text} />)
  expect(container.textContent).toBe(text)
  const joints = container.innerHTML.match(/.<wbr>./g) ?? []
  expect(joints.length).toBeGreaterThan(0)
  for (const joint of joints)
    expect(joint).toMatch(/^(?:[a-z\d]<wbr>[A-Z]|_<wbr>\w|\w<wbr>\(|,<wbr>\S)$/)
})
