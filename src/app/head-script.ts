import { consentScript } from "../analytics/google-tag"
import { colourModeScript } from "../browser/colour-mode"
import { announcementScript } from "../components/announcement-bar/dismissal"
import { sidebarScript } from "../components/docs-sidebar/hiding"
import { colourModeSwitch } from "../site.config"

/**
 * The script of every page's head: puts what the reader has chosen (colours, hidden sidebar, dismissed
 * announcement) on the root element before the first paint, so that nothing flashes or moves.
 */
export function headScript(announcementId?: string): string {
  return [
    ...(colourModeSwitch ? [colourModeScript] : []),
    sidebarScript,
    ...(announcementId ? [announcementScript(announcementId)] : []),
    ...(process.env.GATSBY_ANALYTICS_ID ? [consentScript] : []),
  ].join(";")
}
