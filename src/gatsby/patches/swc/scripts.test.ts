import { hashDigits, minifyRuntime } from "./scripts"

const runtime = (hashes: readonly string[]) => `!function(){
  var installedChunks = {}, firstOfAll = 1;
  function fileOf(chunkId) { installedChunks[chunkId] = firstOfAll; return ({1:"${hashes[0]}",2:"${hashes[1]}"})[chunkId] + ".js" }
  window.load = function(chunkId) { return fileOf(chunkId) + installedChunks[chunkId] }
}()`

const minify = async (...hashes: string[]) => {
  const { code = "" } = await minifyRuntime({ "webpack-runtime.js": runtime(hashes) }, undefined, {
    ecma: 2020,
    compress: { passes: 2 },
    mangle: true,
  })
  return code
}

test("shortens the runtime's names in the same way whatever its hashes are", async () => {
  const [one, other] = [
    ["a".repeat(hashDigits), "e0".repeat(hashDigits / 2)],
    ["f".repeat(hashDigits), "b1".repeat(hashDigits / 2)],
  ] as const
  const code = await minify(...one)
  expect(code).not.toMatch(/installedChunks|firstOfAll|hash\d/)
  expect(code).toContain(`1:"${one[0]}",2:"${one[1]}"`)
  expect(await minify(...other)).toBe(code.replace(one[0], other[0]).replace(one[1], other[1]))
})
