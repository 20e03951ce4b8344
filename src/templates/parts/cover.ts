import { graphql } from "gatsby"
import type { CoverImage } from "../../components/cover"

/** Cover for articles and cards: a raster is at most its own size (src/gatsby/schema/cover.ts). */
export const coverFragment = graphql`
  fragment Cover on Picture {
    src
    width
    height
    raster {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, placeholder: NONE, formats: [AUTO, AVIF])
      }
    }
  }
`

/**
 * Converts a queried cover to an image.
 * @param alt empty if the title next to the cover says everything
 */
export function coverImage({ raster, ...picture }: Queries.CoverFragment, alt: string): CoverImage {
  const image = raster?.childImageSharp?.gatsbyImageData
  return { ...picture, alt, ...(image ? { raster: image } : {}) }
}
