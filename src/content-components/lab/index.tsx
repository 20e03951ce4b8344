import { labAddress } from "../../content/routes"
import type { PropsOf } from "../props-of"
import type { component } from "./component"
import { labLinkText } from "./link-text"

/** A link that opens a position in the option lab. */
export const Lab = ({ label, state }: PropsOf<typeof component>) => (
  <p>
    <a href={labAddress(state)}>{labLinkText(label)}</a>
  </p>
)
