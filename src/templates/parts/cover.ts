import { graphql } from "gatsby"
import type { CoverImage } from "../../components/cover"

/**
 * A cover as articles and cards show it. A raster fills the width it is given, whatever its own shape; sizes and
 * formats are those of pictures in the text (src/gatsby/schema/images.ts).
 */
export const coverFragment = graphql`
  fragment Cover on Picture {
    src
    width
    height
    raster {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [480, 960]
          sizes: "(min-width: 960px) 960px, 100vw"
          placeholder: NONE
          formats: [AUTO, WEBP, AVIF]
        )
      }
    }
  }
`

/** @param alt empty where the title beside the cover says all */
export function coverImage({ raster, ...picture }: Queries.CoverFragment, alt: string): CoverImage {
  const image = raster?.childImageSharp?.gatsbyImageData
  return { ...picture, alt, ...(image ? { raster: image } : {}) }
}
