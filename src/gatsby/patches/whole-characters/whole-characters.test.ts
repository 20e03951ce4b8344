import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Writable } from "node:stream"
import { transformSync } from "esbuild"
import { createElement } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { wholeCharacters } from "./whole-characters"

type Collector = new () => Writable & PromiseLike<string>

const source = readFileSync(
  join(process.cwd(), "node_modules/gatsby/cache-dir/server-utils/writable-as-promise.js"),
  "utf8",
)

/** Loads Gatsby's collector of a page's HTML, with the build's replacements. */
function collector(): Collector {
  const replaced = wholeCharacters.options.multiple.reduce((text, { search, replace }) => {
    if (!text.includes(search)) throw new Error(`Gatsby's file has no ${search}`)
    return text.replace(search, () => replace)
  }, source)
  const { code } = transformSync(replaced, { format: "cjs" })
  const module: { exports: { WritableAsPromise?: Collector } } = { exports: {} }
  new Function("module", "require", code)(module, () => ({ Writable }))
  if (!module.exports.WritableAsPromise) throw new Error("Gatsby's file has no WritableAsPromise")
  return module.exports.WritableAsPromise
}

const WritableAsPromise = collector()

/** HTML of an element, rendered and collected as in Gatsby. */
async function rendered(...children: readonly string[]): Promise<string> {
  const collected = new WritableAsPromise()
  const { pipe } = renderToPipeableStream(createElement("p", null, ...children), {
    onAllReady: () => void pipe(collected),
  })
  return collected
}

test.each(["é", "−", "™", "𝜋"])(
  "keeps the character %s whole at every position in a page",
  async character => {
    // Longer texts are sent as separate chunks. With React's comments between texts, a length of
    // 212 ends at a chunk boundary.
    const filling = Array<string>(3).fill("a".repeat(600))
    for (let length = 200; length < 224; length++) {
      const texts = [...filling, "a".repeat(length), `b${character}c`]
      expect(await rendered(...texts)).toBe(`<p>${texts.join("<!-- -->")}</p>`)
    }
  },
)

test("joins chunks as bytes when one ends inside a character", async () => {
  const collected = new WritableAsPromise()
  const bytes = Buffer.from("a−b")
  collected.write(bytes.subarray(0, 2))
  collected.write(bytes.subarray(2))
  collected.end()
  expect(await collected).toBe("a−b")
})

test("drops zeros that React leaves at the end of a chunk", async () => {
  const collected = new WritableAsPromise()
  collected.write(new Uint8Array([97, 0, 0]))
  collected.write(Buffer.from("™"))
  collected.end()
  expect(await collected).toBe("a™")
})
