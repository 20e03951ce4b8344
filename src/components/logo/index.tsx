import type { Brand } from "../../content/schema/navigation"
import * as styles from "./logo.module.css"

interface LogoProps {
  brand?: Brand
}

/**
 * Logo: a payoff line that bends between the two dots of a price range, and the name. A site with a
 * brand of its own shows the brand's picture and name instead.
 */
export function Logo({ brand }: LogoProps) {
  if (brand)
    return (
      <span className={styles.logo}>
        {brand.logo && <img src={brand.logo} alt="" height={24} />}
        {brand.name}
      </span>
    )
  return (
    <span className={styles.logo}>
      <svg width="34" height="24" viewBox="0 0 34 24" fill="none" aria-hidden="true">
        <path
          d="M1.5 19H10c7.5 0 8.5-5.5 13.5-11.5L29 1.5"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
        />
        <circle cx="10" cy="19" r="3.2" className={styles.dot} />
        <circle cx="23.5" cy="7.5" r="3.2" className={styles.dot} />
      </svg>
      Panoptic
    </span>
  )
}
