import announcements from "@data/announcements.yaml"
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { type HtmlHTMLAttributes, isValidElement, type ReactNode } from "react"
import { headScript } from "../app/head-script"
import { deferredScripts, deferredScriptsId } from "../browser/deferred-scripts"
import { embedScript } from "../browser/embed-script"
import { pageDataPreload } from "../browser/page-data-preload"
import { routeGroupOf } from "../browser/route-groups/route-groups"
import { wrongBaseScript } from "../browser/wrong-base"
import { appDataPath, faviconPath, iconPath, manifestPath } from "../content/artifact-paths"
import { embedPath, homePath } from "../content/routes"
import type { Announcements } from "../content/schema/navigation"
import { withholdTag } from "../gatsby/patches/consent-tag/withhold-tag.ssr"
import { routeGroupStyles } from "../gatsby/patches/route-groups/group-styles.ssr"
import { sheetMarks, withoutUnusedSheets } from "../gatsby/patches/route-groups/sheets-by-need.ssr"
import { withoutPagePath } from "../gatsby/patches/strict-policy/page-path.ssr"
import {
  algoliaFromEnvironment,
  algoliaMeta,
  algoliaOrigin,
} from "../search/client/algolia-settings"
import { fontFiles } from "../styles/font-files"
import { layerOrder } from "../styles/layer-order"

/** Gatsby's types omit the HTML of the page itself. */
type DocumentArgs = RenderBodyArgs & { bodyHtml?: string }

/**
 * Adds everything in the document that is the same on all pages: preloads, icons and the script
 * before first paint. Page-specific values that these scripts need are attributes of the root
 * element, so that each script is the same text everywhere and one hash allows it
 * (docs/decisions/0063-content-security-policy.md).
 */
export function onRenderBody(args: DocumentArgs): void {
  const { setHtmlAttributes, setHeadComponents, setPostBodyComponents, pathname } = args
  const { bar } = announcements as Announcements
  const group = routeGroupOf(componentChunk(args))
  const ofPage: PageAttributes = { "data-path": pathname, "data-family": group }
  if (isBuild) setHtmlAttributes(ofPage)
  setHeadComponents([
    <style key="layers">{layerOrder}</style>,
    isBuild && routeGroupStyles(group),
    inlineScript("head-script", headScript(bar?.id)),
    pathname === homePath && inlineScript("wrong-base", wrongBaseScript),
    pathname === embedPath && inlineScript("embed-script", embedScript),
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
    ...searchHead(),
    <link key="icon" rel="icon" href={faviconPath} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={iconPath("apple-touch-icon")} />,
    <link key="manifest" rel="manifest" href={manifestPath} />,
    // A script draws the embedded figure, so the served page is still empty.
    ...(isBuild ? sheetMarks(pathname === embedPath ? undefined : args.bodyHtml) : []),
  ])
  setPostBodyComponents([
    isBuild && inlineScript("page-data", pageDataPreload),
    // Gatsby requests this file only after its script has run; the preload starts it with the
    // scripts.
    <link key="app-data" rel="preload" href={appDataPath} as="fetch" crossOrigin="anonymous" />,
  ])
}

type PageAttributes = HtmlHTMLAttributes<HTMLHtmlElement> &
  Record<"data-path" | "data-family", string | undefined>

/** False in develop, which renders one document for all pages and loads their data differently. */
const isBuild = process.env.NODE_ENV === "production"

function inlineScript(key: string, text: string) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants.
  return <script key={key} dangerouslySetInnerHTML={{ __html: text }} />
}

/** Gatsby's name for the template of the page being rendered. */
function componentChunk({ pathname, loadPageDataSync }: RenderBodyArgs): string {
  const data = loadPageDataSync?.(pathname) as { componentChunkName?: string } | undefined
  return data?.componentChunkName ?? ""
}

/**
 * Settings of the hosted index, if search uses one, and a connection that is ready before the first
 * keystroke.
 */
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

const first = ["layers", "head-script", "wrong-base", "embed-script"]

/**
 * Puts the order of the style layers and the script before everything else in the head: Gatsby
 * inlines the style sheet ahead of other components, with its parts in the order of its chunks.
 */
export function onPreRenderHTML({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs): void {
  const head = sheetsOnce(withholdTag(getHeadComponents()))
  const components = isBuild ? withoutUnusedSheets(head) : head
  const rank = (node: ReactNode) => (isValidElement(node) ? first.indexOf(String(node.key)) : -1)
  const ours = components.filter(node => rank(node) >= 0).sort((a, b) => rank(a) - rank(b))
  replaceHeadComponents([...ours, ...components.filter(node => rank(node) < 0)])
  if (!isBuild) return
  replacePostBodyComponents([
    <template key={deferredScriptsId} id={deferredScriptsId}>
      {withoutPagePath(getPostBodyComponents())}
    </template>,
    inlineScript("deferred-scripts", deferredScripts),
  ])
}

/**
 * Keeps only the last occurrence of each style sheet, after the shared rules. Gatsby also finds the
 * sheet of an MDX page by the page's name, and a browser that has a sheet twice restyles the whole
 * page with every later sheet.
 */
function sheetsOnce(components: readonly ReactNode[]): ReactNode[] {
  const sheetOf = (node: ReactNode) =>
    isValidElement<{ "data-href"?: string }>(node) ? node.props["data-href"] : undefined
  const last = new Map(components.map(node => [sheetOf(node), node]))
  return components.filter(node => !sheetOf(node) || last.get(sheetOf(node)) === node)
}
