import { consentScript } from "../analytics/google-tag"
import { colorModeScript } from "../browser/color-mode"
import { announcementScript } from "../components/announcement-bar/dismissal"
import { sidebarScript } from "../components/docs-sidebar/hiding"
import { colorModeSwitch } from "../site.config"

/**
 * Script in every page's head that sets the reader's choices (color mode, hidden sidebar, dismissed
 * announcement) on the root element before the first paint, so that nothing flashes or moves.
 */
export function headScript(announcementId?: string): string {
  return [
    ...(colorModeSwitch ? [colorModeScript] : []),
    sidebarScript,
    ...(announcementId ? [announcementScript(announcementId)] : []),
    ...(process.env.GATSBY_ANALYTICS_ID ? [consentScript] : []),
  ].join(";")
}
