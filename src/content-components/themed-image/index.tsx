import type { PropsOf } from "../props-of"
import type { component } from "./component"
import * as styles from "./themed-image.module.css"

/** A picture that exists for light and dark. Only the one shown is fetched. */
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
