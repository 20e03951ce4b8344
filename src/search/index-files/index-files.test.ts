import { searchablePage } from "../../../tests/helpers/search-records"
import { rowsOf } from "../engine/row"
import { indexRows, loadIndex } from "../engine/text-index"
import { recordsOf } from "../records/cut-records"
import { indexFiles, withTexts } from "./index-files"
import { numbersToText, textToNumbers } from "./number-text"
import { packIndex } from "./pack-index"
import { packHeadings, unpackHeadings } from "./packed-headings"

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

test("restores numbers of any size from text", () => {
  const numbers = [0, 1, 43, 44, 57, 1935, 1936, 123456]
  expect(textToNumbers(numbersToText(numbers))).toEqual(numbers)
})

test("encodes numbers as text that needs no escaping in JSON", () => {
  const text = numbersToText(Array.from({ length: 5000 }, (_, index) => index))
  expect(JSON.stringify(text)).toBe(`"${text}"`)
})

test("restores rows without their texts", () => {
  expect(unpackHeadings(packHeadings(rows))).toEqual(rows.map(row => ({ ...row, content: null })))
})

test("restores the packed rows from headings and texts", () => {
  const { headings, texts } = indexFiles(rows)
  expect(withTexts(unpackHeadings(headings.rows), texts.texts)).toEqual(rows)
})

test("ranks as MiniSearch's own index of the same rows when packed and loaded", () => {
  const index = indexRows(rows)
  const loaded = loadIndex(packIndex(rows))
  for (const term of ["spread", "streamia", "ub", "deep"]) {
    const options = { prefix: true, fuzzy: 1 }
    expect(loaded.search(term, options)).toEqual(index.search(term, options))
  }
  expect(loaded.search("spread")).toHaveLength(2)
})

test("makes the same files from the same rows", () => {
  expect(JSON.stringify(indexFiles(rows))).toBe(JSON.stringify(indexFiles(structuredClone(rows))))
})

describe("file of titles", () => {
  const manyRows = (count: number) =>
    rowsOf(
      Array.from({ length: count }, (_, index) => index).flatMap(index =>
        recordsOf(
          searchablePage(`/docs/page-${index}`, {
            title: `Title number ${index} of many pages`,
            rank: index % 7,
            sections: [
              { anchor: null, trail: [], text: "" },
              { anchor: "part", trail: [`Part of ${index}`], text: "" },
            ],
          }),
        ),
      ),
    )

  test("holds the best-ranked pages that fit when there are many headings", () => {
    const many = manyRows(4000)
    const { titles, headings } = indexFiles(many)
    const length = JSON.stringify(titles).length
    expect(JSON.stringify(headings).length).toBeGreaterThan(300_000)
    expect(length).toBeLessThanOrEqual(300_000)
    expect(length).toBeGreaterThan(220_000)
    const shown = titles ? unpackHeadings(titles.rows) : []
    expect(shown.every(({ level }) => level === "lvl1")).toBe(true)
    const left = many.filter(
      ({ url, level }) => level === "lvl1" && !shown.some(row => row.url === url),
    )
    expect(Math.min(...shown.map(({ rank }) => rank))).toBeGreaterThanOrEqual(
      Math.max(...left.map(({ rank }) => rank)),
    )
    expect(loadIndex(titles?.index ?? packIndex([])).documentCount).toBe(shown.length)
  })

  test("is omitted when all headings are small enough", () => {
    expect(indexFiles(rows).titles).toBeUndefined()
  })
})
