import type { ReactNode } from "react"
import { AnnouncementBar } from "../../components/announcement-bar"
import { BackToTop } from "../../components/back-to-top"
import { Footer } from "../../components/footer"
import { Header } from "../../components/header"
import { RescueBanner } from "../../components/rescue-banner"
import { SkipLink } from "../../components/skip-link"
import type { Announcements, Navigation } from "../../content-model/navigation"
import { colourModeSwitch } from "../../site.config"

interface ShellProps {
  /** Route of the page shown. */
  path: string
  navigation: Navigation
  announcements: Announcements
  /** Takes the place of the header's link to the search page. */
  search?: ReactNode
  /** The page with its main element. */
  children: ReactNode
}

/** What stands around every page. It stays in place while pages change. */
export function Shell({ path, navigation, announcements, search, children }: ShellProps) {
  return (
    <>
      <SkipLink />
      <RescueBanner {...announcements.rescue} />
      {announcements.bar && <AnnouncementBar {...announcements.bar} />}
      <Header
        header={navigation.header}
        path={path}
        search={search}
        colourModeSwitch={colourModeSwitch}
      />
      {children}
      <BackToTop />
      <Footer footer={navigation.footer} />
    </>
  )
}
