import type chunkHashes from "gatsby/dist/utils/webpack/get-ssr-chunk-hashes"
import type { Compiler } from "webpack"
import { digestOf } from "../../../lib/digest"
import { session } from "../../session"
import { gatsbyModule } from "../gatsby-module"

/**
 * The hash that Gatsby writes into every page tells apart deployments with different scripts. Webpack's own also counts how many style sheets were compiled
 * rather than taken from its cache, so that a second build of the same files would rewrite all pages.
 * This one stands for the emitted files, whose names hold their digests.
 * See docs/decisions/0011-compilation-hash-from-file-names.md.
 */
export class HashFileNames {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap("HashFileNames", compilation => {
      const names = compilation.getAssets().map(({ name }) => name)
      compilation.hash = digestOf(names.filter(name => !name.endsWith(".map")).sort()).slice(0, 20)
    })
  }
}

/**
 * Style sheets are written into every page, but the code that renders pages does not change with them, so that Gatsby would keep pages
 * with the old ones. The hashes by which it knows which pages to render stand for the names of the style sheets too.
 */
export function renderForNewStyles(): void {
  const hashes: typeof chunkHashes = gatsbyModule("gatsby/dist/utils/webpack/get-ssr-chunk-hashes")
  const { getSSRChunkHashes } = hashes
  hashes.getSSRChunkHashes = input => {
    const { renderPageHash, templateHashes } = getSSRChunkHashes(input)
    const names = [...session.emittedAssets].filter(name => name.endsWith(".css")).sort()
    const both = (hash: string) => digestOf([hash, names])
    return {
      renderPageHash: both(renderPageHash),
      templateHashes: Object.fromEntries(
        Object.entries(templateHashes).map(([template, hash]) => [template, both(hash)]),
      ),
    }
  }
}
