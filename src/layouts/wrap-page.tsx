import announcements from "@data/announcements.yaml"
import navigation from "@data/navigation.yaml"
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import { embedPath, normalisePath } from "../content/routes"
import type { Announcements, Navigation } from "../content/schema/navigation"
import { CrashBoundary } from "./crash-boundary"
import { Shell } from "./shell"

/** Puts every page into the shell, both in the browser and in the served HTML. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const path = normalisePath(props.location.pathname)
  // In the frame of another site, a figure is shown without the shell.
  if (path === embedPath) return <CrashBoundary path={path}>{element}</CrashBoundary>
  // If a page crashes, header and footer stay; if these crash themselves, only the message is
  // shown.
  return (
    <CrashBoundary path={path}>
      <Shell
        path={path}
        navigation={navigation as Navigation}
        announcements={announcements as Announcements}
        isCounted={Boolean(process.env.GATSBY_ANALYTICS_ID)}
      >
        <CrashBoundary path={path} data={props.data}>
          {element}
        </CrashBoundary>
      </Shell>
    </CrashBoundary>
  )
}
