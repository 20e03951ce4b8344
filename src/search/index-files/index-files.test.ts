import { rowsOf } from "../engine/row"
import { indexRows, loadIndex } from "../engine/text-index"
import { searchablePage } from "../record.fixture"
import { recordsOf } from "../records/cut-records"
import { indexFiles, withTexts } from "./index-files"
import { numbersToText, textToNumbers } from "./number-text"
import { packHeadings, unpackHeadings } from "./packed-headings"
import { packIndex } from "./packed-index"

const rows = rowsOf(
  ["/docs/spread", "/docs/streamia"].flatMap((path, index) =>
    recordsOf(
      searchablePage(path, {
        title: `Page "${index}" über Prämien`,
        status: index === 0 ? "Do not use" : null,
        sections: [
          { anchor: null, trail: [], text: "Spread spread pays for liquidity." },
          { anchor: "costs", trail: ["Costs"], text: "" },
          { anchor: "who-pays", trail: ["Costs", "Who pays?"], text: "Buyers pay streamia." },
          { anchor: "own-anchor", trail: ["Deep", "a", "b", "c", "d"], text: "Deep text." },
        ],
      }),
    ),
  ),
)

test("numbers of any size survive being text", () => {
  const numbers = [0, 1, 43, 44, 57, 1935, 1936, 123456]
  expect(textToNumbers(numbersToText(numbers))).toEqual(numbers)
})

test("text of numbers needs no escaping in JSON", () => {
  const text = numbersToText(Array.from({ length: 5000 }, (_, index) => index))
  expect(JSON.stringify(text)).toBe(`"${text}"`)
})

test("rows are the same after packing, without their texts", () => {
  expect(unpackHeadings(packHeadings(rows))).toEqual(rows.map(row => ({ ...row, content: null })))
})

test("rows and texts together are the rows that were packed", () => {
  const { headings, texts } = indexFiles(rows)
  expect(withTexts(unpackHeadings(headings.rows), texts.texts)).toEqual(rows)
})

test("a packed index ranks as the one it was made from", () => {
  const index = indexRows(rows)
  const loaded = loadIndex(packIndex(index.toJSON()))
  for (const term of ["spread", "streamia", "ub", "deep"]) {
    const options = { prefix: true, fuzzy: 1 }
    expect(loaded.search(term, options)).toEqual(index.search(term, options))
  }
  expect(loaded.search("spread")).toHaveLength(2)
})

test("the same rows make the same files", () => {
  expect(JSON.stringify(indexFiles(rows))).toBe(JSON.stringify(indexFiles(structuredClone(rows))))
})
