import { compileExample } from "../../../tests/helpers/compile-example"

const page = () =>
  compileExample(`<BarFigure
  title="Premia of two months"
  caption="The second month paid more."
  unit="%"
  series={["Ethereum", "Base"]}
  data={[
    ["Quiet January", 5, 4],
    ["Stormy February", 8, 7],
  ]}
  source="an example of ours"
/>`)

test("searches and counts texts within props when the component declares them", async () => {
  const { sections, words } = await page()
  const text = sections.map(section => section.text).join(" ")
  for (const part of ["Premia of two months", "Ethereum", "Stormy February", "an example of ours"])
    expect(text).toContain(part)
  expect(words).toBe(text.split(" ").length)
})

test("collects texts within props as prose, each with its line", async () => {
  const { prose } = await page()
  expect(prose).toContainEqual({ text: "Stormy February", line: 8 })
  expect(prose).toContainEqual(expect.objectContaining({ text: "an example of ours" }))
})
