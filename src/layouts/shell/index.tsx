import type { ReactNode } from "react"
import { AnnouncementBar } from "../../components/announcement-bar"
import { BackToTop } from "../../components/back-to-top"
import { Footer } from "../../components/footer"
import { Header } from "../../components/header"
import { RescueBanner } from "../../components/rescue-banner"
import { SkipLinks } from "../../components/skip-link"
import { llmsPath } from "../../content/artifact-paths"
import { isDocsPath } from "../../content/routes"
import type { Announcements, Navigation } from "../../content/schema/navigation"
import { colourModeSwitch } from "../../site.config"

interface ShellProps {
  /** Route of the current page. */
  path: string
  navigation: Navigation
  announcements: Announcements
  /** True if page views are counted with the reader's consent, which can be changed later. */
  isCounted?: boolean
  /** The page with its main element. */
  children: ReactNode
}

/** Everything around a page. It stays in place while pages change. */
export function Shell({ path, navigation, announcements, isCounted, children }: ShellProps) {
  return (
    <>
      <SkipLinks hasDocsMenu={isDocsPath(path)} />
      <p hidden>
        Index for AI assistants: {llmsPath}. Every page is also available as Markdown: add .md to
        its address.
      </p>
      {announcements.rescue && <RescueBanner {...announcements.rescue} />}
      {announcements.bar && <AnnouncementBar {...announcements.bar} />}
      <Header header={navigation.header} path={path} colourModeSwitch={colourModeSwitch} />
      {children}
      <BackToTop />
      <Footer footer={navigation.footer} isCounted={isCounted} />
    </>
  )
}
