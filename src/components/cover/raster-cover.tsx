import type { GatsbyImage, IGatsbyImageData } from "gatsby-plugin-image"
import { useEffect, useRef, useState } from "react"
import { trustedHtml } from "../../browser/trusted-html"

/**
 * GatsbyImage for server rendering. The condition is constant in the browser's bundle, so the
 * bundler removes the whole expression.
 */
const served: typeof GatsbyImage | undefined =
  process.env.BUILD_STAGE !== "build-javascript" &&
  process.env.BUILD_STAGE !== "develop" &&
  typeof window === "undefined"
    ? require("gatsby-plugin-image").GatsbyImage
    : undefined

const untouched = { __html: trustedHtml("") }

interface RasterCoverProps {
  className: string | undefined
  image: IGatsbyImageData
  alt: string
  loading: "eager" | "lazy"
}

/**
 * A raster cover, which GatsbyImage renders in the served HTML and React leaves alone. After
 * navigation a `picture` with the same files takes its place, because GatsbyImage in the browser
 * needs style attributes, which the site's policy blocks, and 20 kB of script.
 */
export function RasterCover({ className, image, alt, loading }: RasterCoverProps) {
  const host = useRef<HTMLDivElement>(null)
  const [isOurs, setIsOurs] = useState(false)
  useEffect(() => setIsOurs(!host.current?.querySelector("img")), [])
  const Served = served
  if (Served)
    return (
      <div className={className}>
        <Served image={image} alt={alt} loading={loading} />
      </div>
    )
  const { fallback, sources = [] } = image.images
  if (isOurs)
    return (
      <picture className={className}>
        {sources.map(({ srcSet, type }) => (
          <source key={type} srcSet={srcSet} type={type} sizes={fallback?.sizes} />
        ))}
        <img
          src={fallback?.src}
          width={image.width}
          height={image.height}
          alt={alt}
          loading={loading}
          decoding="async"
        />
      </picture>
    )
  return (
    <div
      ref={host}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; makes React leave the existing content alone.
      dangerouslySetInnerHTML={untouched}
    />
  )
}
