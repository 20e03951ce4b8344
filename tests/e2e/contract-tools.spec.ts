import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./test"

/** Waits until the field works; its script loads when the reader is active. */
async function wake(page: Page, field: Locator): Promise<void> {
  await page.mouse.move(600, 600)
  await expect(field).toBeEnabled()
}

test("shows V2's counterpart in the map when readers paste a signature of V1.1", async ({
  page,
}) => {
  await page.goto("/docs/contracts/v1-to-v2")
  const box = page.getByRole("searchbox", { name: "Signature, selector, or words" })
  await wake(page, box)
  await box.focus()
  await page.keyboard.type("mintOptions(uint256[],uint128,uint64,int24,int24)")
  const table = page.getByRole("table", { name: "Functions of V1.1 and V2" })
  await expect(table.getByRole("row").filter({ visible: true })).toHaveCount(2)
  await expect(
    table.getByRole("link", { name: "dispatch" }).filter({ visible: true }),
  ).toHaveAttribute("href", "/docs/contracts/V2/contract.PanopticPoolV2#dispatch")
})

test("explains calldata and addresses in the decoder without sending what readers paste", async ({
  page,
}) => {
  await page.goto("/docs/contracts/decode")
  const box = page.getByRole("textbox", { name: "Calldata or an address" })
  await wake(page, box)
  const approve = `0x095ea7b3${"1".padStart(64, "0")}${"f".repeat(64)}`
  const sent: string[] = []
  page.on("request", request => sent.push(`${request.url()} ${request.postData() ?? ""}`))
  await box.fill(approve)
  const result = page.getByRole("region", { name: "Decode calldata" }).getByRole("status")
  await expect(result).toContainText("approve(address,uint256)")
  await expect(result).toContainText("the largest number (no limit)")
  await expect(result).toContainText("can move your tokens")
  await box.fill(`${approve}00`)
  await expect(result).toContainText("1 is left over")
  await box.fill("0x000000000000075E29Cdaa9cb640A69e148ca7da")
  await expect(result).toContainText("RiskEngine, V2, on Ethereum")
  await box.fill(`0x0000${"1".repeat(32)}a7da`)
  await expect(result).toContainText("This is not RiskEngine V2")
  expect(sent.filter(request => request.includes("095ea7b3"))).toEqual([])
})
