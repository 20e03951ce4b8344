import * as styles from "./themed-image.module.css"

export interface ThemedImageProps {
  alt: string
  /** Addresses of the picture for either colour mode. */
  sources: { light: string; dark: string }
  /** Pixels; with both the page does not move when the picture arrives. */
  width?: number
  height?: number
}

/**
 * A picture that exists for light and dark. Only the one shown is fetched.
 *
 * <ThemedImage alt="Roles in a pool" sources={{light: "/img/roles.svg", dark: "/img/roles-dark.svg"}} />
 */
export function ThemedImage({ alt, sources, width, height }: ThemedImageProps) {
  return (
    <>
      {(["light", "dark"] as const).map(mode => (
        <img
          key={mode}
          className={mode === "light" ? styles.light : styles.dark}
          src={sources[mode]}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </>
  )
}
