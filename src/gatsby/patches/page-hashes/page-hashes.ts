import type chunkHashes from "gatsby/dist/utils/webpack/get-ssr-chunk-hashes"
import type { Compiler } from "webpack"
import { digestOf } from "../../../lib/digest"
import { session } from "../../session"
import { gatsbyModule } from "../gatsby-module"

/**
 * Replaces webpack's compilation hash, by which pages detect deployments with different scripts,
 * with a digest of the emitted file names. Webpack's own also counts how many style sheets were
 * compiled rather than cached, so a second build of the same files would rewrite all pages.
 * @see docs/decisions/0011-compilation-hash-from-file-names.md
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
 * Includes the style sheets' names in the hashes by which Gatsby decides which pages to render.
 * Every page contains style sheets, but they are not part of the code that renders pages, so Gatsby
 * would keep pages with the old ones.
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
