import type { PropsOf } from "../props-of"
import type { component } from "./component"
import * as styles from "./themed-image.module.css"

/** A picture with a light and a dark version. Browsers only fetch the visible one. */
export function ThemedImage({ alt, sources, width, height }: PropsOf<typeof component>) {
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
