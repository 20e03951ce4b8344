import { render, screen } from "@testing-library/react"
import { RescueBanner } from "."

const rescue = {
  text: "A vulnerability was found. All funds were rescued.",
  links: [{ label: "Claim your funds", href: "https://app.panoptic.xyz/claim/rescued-funds" }],
}

it("describes the rescue and links to the claim page", () => {
  render(<RescueBanner {...rescue} />)
  expect(screen.getByRole("region", { name: "Important notice" })).toHaveTextContent(rescue.text)
  expect(screen.getByRole("link", { name: "Claim your funds" })).toHaveAttribute(
    "href",
    "https://app.panoptic.xyz/claim/rescued-funds",
  )
})

it("has no button to close it", () => {
  render(<RescueBanner {...rescue} />)
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})
