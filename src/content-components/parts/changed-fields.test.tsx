import { render, screen } from "@testing-library/react"
import { useState } from "react"
import { changedFields, changeFields } from "./changed-fields"

function Fields() {
  const [texts, setTexts] = useState({ range: "5", list: "a", text: "", on: false })
  const take = (part: Partial<typeof texts>) => setTexts(old => ({ ...old, ...part }))
  return (
    <div>
      <input
        type="range"
        min="0"
        max="9"
        value={texts.range}
        onChange={e => take({ range: e.target.value })}
      />
      <input type="checkbox" checked={texts.on} onChange={e => take({ on: e.target.checked })} />
      <select value={texts.list} onChange={e => take({ list: e.target.value })}>
        <option>a</option>
        <option>b</option>
      </select>
      <textarea value={texts.text} onChange={e => take({ text: e.target.value })} />
      <output>{JSON.stringify(texts)}</output>
    </div>
  )
}

test("takes over what a reader entered in served fields", () => {
  const served = document.createElement("div")
  const drawn = render(<Fields />)
  served.innerHTML = drawn.container.innerHTML
  drawn.unmount()
  expect(changedFields(served)).toEqual([])
  for (const [tag, value] of [
    ["input", "7"],
    ["select", "b"],
    ["textarea", "0x12"],
  ] as const)
    Object.assign(served.querySelector(tag) ?? {}, { value })
  Object.assign(served.querySelector("[type=checkbox]") ?? {}, { checked: true })
  const changed = changedFields(served)
  const { container } = render(<Fields />)
  changeFields(container, changed)
  expect(screen.getByRole("status")).toHaveTextContent(
    '{"range":"7","list":"b","text":"0x12","on":true}',
  )
})
