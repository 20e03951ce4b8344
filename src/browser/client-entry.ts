import { problemsPath } from "../build/lifecycle/develop-overlay-path"
import { listenForCopying, revealCopyButtons } from "./copy-buttons"
import { listenForSearch, revealSearchButton } from "./search-keys"
import { listenForVideos } from "./video-players"

/** Runs once, before the first page is hydrated. */
export function onClientEntry(): void {
  listenForCopying()
  listenForVideos()
  listenForSearch()
  if (process.env.NODE_ENV === "development") {
    void import("./develop-overlay").then(({ showContentProblems }) =>
      showContentProblems(problemsPath),
    )
  }
}

/** Runs once, when the first page has been hydrated: buttons that need script now do what they say. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.ready = ""
}

/** Runs after each page has been shown. */
export function onRouteUpdate(): void {
  revealCopyButtons()
  revealSearchButton()
}
