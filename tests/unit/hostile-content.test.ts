import { Fuzzer } from "../../scripts/fuzz/fuzz"
import { shrink } from "../../scripts/fuzz/shrink"
import { unsafeHtml } from "../../scripts/fuzz/unsafe-html"

/** More of them, and other seeds: `npm run tools -- fuzz`. */
const mutations = 40

let fuzzer: Fuzzer

beforeAll(() => {
  fuzzer = new Fuzzer()
})

afterAll(() => {
  fuzzer.close()
})

test("broken and hostile content ends in good pages or in errors with file, line and what to write", async () => {
  const faults: string[] = []
  for (let number = 0; number < mutations; number++) {
    const tried = await fuzzer.try(1, number)
    faults.push(...tried.faults.map(fault => `${number}, ${tried.name}: ${fault}`))
  }
  expect(faults).toEqual([])
}, 600_000)

test("the same seed makes the same mutations", async () => {
  expect(fuzzer.mutation(7, 3)).toEqual(fuzzer.mutation(7, 3))
})

test.each([
  '<p><img src=x onerror="alert(1)"></p>',
  '<a href=" java\tscript:alert(1)">x</a>',
  "<template><script>1</script></template>",
  '<svg><a xlink:href="javascript:1">x</a></svg>',
  '<iframe srcdoc="x"></iframe>',
])("%s would be found on a page", html => {
  expect(unsafeHtml(html)).not.toEqual([])
})

test("a failing text is made smaller until nothing can be left out", async () => {
  const text = "one\ntwo\nthree (and) more\nfour\n"
  expect(await shrink(text, async smaller => smaller.includes("(and)"))).toBe("(and)")
})
