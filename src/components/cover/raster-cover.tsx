import type { IGatsbyImageData } from "gatsby-plugin-image"
import { useEffect, useRef, useState } from "react"
import * as styles from "./cover.module.css"

type ImageCode = typeof import("./gatsby-image")

/**
 * GatsbyImage as the server draws it. In the browser's bundle the condition is a constant and the whole expression
 * falls away, so that pages do not carry it.
 */
const served: ImageCode | undefined =
  process.env.BUILD_STAGE !== "build-javascript" &&
  process.env.BUILD_STAGE !== "develop" &&
  typeof window === "undefined"
    ? require("./gatsby-image")
    : undefined

let loaded: ImageCode | undefined

const loadImageCode = () =>
  import(/* webpackMode: "lazy", webpackChunkName: "raster-cover" */ "./gatsby-image").then(
    code => {
      code.addImageStyles()
      loaded = code
      return code
    },
  )

/** HTML that is as large as the picture will be. */
const room = ({ width, height }: IGatsbyImageData) =>
  `<div style="max-width:${width}px;aspect-ratio:${width}/${height}"></div>`

interface RasterCoverProps {
  image: IGatsbyImageData
  alt: string
  loading: "eager" | "lazy"
}

/**
 * A raster cover by GatsbyImage. Where it is in the served HTML, React leaves it alone, and its code is not loaded. On a
 * page that a link leads to, the code loads first; the picture's room is kept meanwhile, and where the code cannot be had, a
 * plain image stands there.
 */
export function RasterCover({ image, alt, loading }: RasterCoverProps) {
  const host = useRef<HTMLDivElement>(null)
  const [code, setCode] = useState(served ?? loaded)
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    if (code || host.current?.querySelector("img")) return
    loadImageCode().then(setCode, () => setIsMissing(true))
  }, [code])
  if (code)
    return (
      <div className={styles.raster}>
        <code.GatsbyImage image={image} alt={alt} loading={loading} />
      </div>
    )
  const { fallback } = image.images
  if (isMissing) return <img {...fallback} className={styles.cover} alt={alt} loading={loading} />
  return (
    <div
      ref={host}
      className={styles.raster}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; it tells React to keep its hands off what is there.
      dangerouslySetInnerHTML={{ __html: room(image) }}
    />
  )
}
