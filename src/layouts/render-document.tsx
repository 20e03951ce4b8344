import announcements from "@data/announcements.yaml"
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { withholdTag } from "../analytics/withhold-tag"
import { lateScripts, lateScriptsId } from "../browser/late-scripts"
import { pageDataPreload } from "../browser/page-data-preload"
import { familyOf, familyPreload } from "../browser/script-families"
import { headScript } from "../browser/start/head-script"
import { wrongBaseScript } from "../browser/wrong-base"
import { appDataPath, faviconPath, iconPath, manifestPath } from "../content/artefact-paths"
import { homePath } from "../content/routes"
import type { Announcements } from "../content/schema/navigation"
import {
  algoliaFromEnvironment,
  algoliaMeta,
  algoliaOrigin,
} from "../search/client/algolia-settings"
import { fontFiles } from "../styles/font-files"
import { layerOrder } from "../styles/layer-order"
import { imageMark, withoutImageParts } from "./image-parts"

/** Gatsby's types leave the page itself out. */
type DocumentArgs = RenderBodyArgs & { bodyHtml?: string }

/** Everything in the document that is the same on all pages: preloads, icons and the script before first paint. */
export function onRenderBody(args: DocumentArgs): void {
  const { setHeadComponents, setPostBodyComponents, pathname } = args
  const { bar } = announcements as Announcements
  setHeadComponents([
    <style key="layers">{layerOrder}</style>,
    <script
      key="head-script"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it must run before the first paint.
      dangerouslySetInnerHTML={{
        __html: headScript(bar?.id) + (pathname === homePath ? `;${wrongBaseScript}` : ""),
      }}
    />,
    ...fontFiles.map(href => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <script
      key="page-data"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text with the page's own address.
      dangerouslySetInnerHTML={{ __html: pageDataPreload(pathname) }}
    />,
    ...searchHead(),
    <link key="icon" rel="icon" href={faviconPath} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={iconPath("apple-touch-icon")} />,
    <link key="manifest" rel="manifest" href={manifestPath} />,
    imageMark(args.bodyHtml),
  ])
  const family = familyOf(componentChunk(args))
  setPostBodyComponents([
    // Gatsby asks for it only after its script has run; this starts it with the scripts.
    <link key="app-data" rel="preload" href={appDataPath} as="fetch" crossOrigin="anonymous" />,
    family && (
      <script
        key={familyKey}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text with a name of our own.
        dangerouslySetInnerHTML={{ __html: familyPreload(family) }}
      />
    ),
  ])
}

const familyKey = "family-preload"

/** Gatsby's name for the template of the page that is being rendered. */
function componentChunk({ pathname, loadPageDataSync }: RenderBodyArgs): string {
  const data = loadPageDataSync?.(pathname) as { componentChunkName?: string } | undefined
  return data?.componentChunkName ?? ""
}

/** Where the search asks a hosted index: its settings, and a connection that is ready before the first key. */
function searchHead(): ReactNode[] {
  const algolia = algoliaFromEnvironment()
  if (!algolia) return []
  return [
    <meta key="search-settings" {...algoliaMeta(algolia)} />,
    <link
      key="search-host"
      rel="preconnect"
      href={algoliaOrigin(algolia)}
      crossOrigin="anonymous"
    />,
  ]
}

const first = ["layers", "head-script"]

/**
 * Puts the order of the style layers and the script before everything else in the head: Gatsby inlines the
 * style sheet ahead of other components, with its parts in whatever order its chunks have.
 */
export function onPreRenderHTML({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const components = withoutImageParts(withholdTag(getHeadComponents()))
  const rank = (node: ReactNode) => (isValidElement(node) ? first.indexOf(String(node.key)) : -1)
  const ours = components.filter(node => rank(node) >= 0).sort((a, b) => rank(a) - rank(b))
  replaceHeadComponents([...ours, ...components.filter(node => rank(node) < 0)])
  if (process.env.NODE_ENV !== "production") return
  const scripts: ReactNode[] = getPostBodyComponents()
  // It reads the list of scripts, which Gatsby puts at the end.
  const isFamily = (node: ReactNode) => isValidElement(node) && node.key === familyKey
  replacePostBodyComponents([
    <template key={lateScriptsId} id={lateScriptsId}>
      {scripts.filter(node => !isFamily(node))}
      {scripts.filter(isFamily)}
    </template>,
    <script
      key="late-scripts"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant.
      dangerouslySetInnerHTML={{ __html: lateScripts }}
    />,
  ])
}
