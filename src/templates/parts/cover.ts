import { graphql } from "gatsby"
import type { CoverImage } from "../../components/cover"

/** A cover as articles and cards show it: a raster at most in its own size (src/gatsby/schema/cover.ts). */
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

/** @param alt empty where the title beside the cover says all */
export function coverImage({ raster, ...picture }: Queries.CoverFragment, alt: string): CoverImage {
  const image = raster?.childImageSharp?.gatsbyImageData
  return { ...picture, alt, ...(image ? { raster: image } : {}) }
}
