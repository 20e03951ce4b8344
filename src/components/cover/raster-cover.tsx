import type { GatsbyImage, IGatsbyImageData } from "gatsby-plugin-image"
import { useEffect, useRef, useState } from "react"
import { trustedHtml } from "../../browser/trusted-html"

/**
 * GatsbyImage as the server draws it. In the browser's bundle the condition is a constant and the whole expression
 * falls away, so that pages do not carry it.
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
 * A raster cover by GatsbyImage. Where it is in the served HTML, React leaves it alone. On a page that a link leads to, a
 * picture of the same files stands there: GatsbyImage draws in the browser by HTML with style attributes, which the
 * site's policy refuses, and brings 20 kB of script for it.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to keep its hands off what is there.
      dangerouslySetInnerHTML={untouched}
    />
  )
}
