import announcements from "@data/announcements.yaml"
import navigation from "@data/navigation.yaml"
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby"
import type { Announcements, Navigation } from "../content-model/navigation"
import { normalisePath } from "../content-model/routes"
import { Shell } from "./shell"

/** Puts every page into the shell, in the browser and in the served HTML alike. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return (
    <Shell
      path={normalisePath(props.location.pathname)}
      navigation={navigation as Navigation}
      announcements={announcements as Announcements}
    >
      {element}
    </Shell>
  )
}
