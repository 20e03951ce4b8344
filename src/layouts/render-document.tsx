import announcements from "@data/announcements.yaml"
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby"
import { type HtmlHTMLAttributes, isValidElement, type ReactNode } from "react"
import { headScript } from "../app/head-script"
import { embedScript } from "../browser/embed-script"
import { familyOf } from "../browser/families/script-families"
import { lateScripts, lateScriptsId } from "../browser/late-scripts"
import { pageDataPreload } from "../browser/page-data-preload"
import { wrongBaseScript } from "../browser/wrong-base"
import { appDataPath, faviconPath, iconPath, manifestPath } from "../content/artifact-paths"
import { embedPath, homePath } from "../content/routes"
import type { Announcements } from "../content/schema/navigation"
import { withholdTag } from "../gatsby/patches/consent-tag/withhold-tag.ssr"
import { familyStyles } from "../gatsby/patches/route-groups/family-styles.ssr"
import { sheetMarks, withoutUnusedSheets } from "../gatsby/patches/route-groups/sheets-by-need.ssr"
import { withoutPagePath } from "../gatsby/patches/strict-policy/page-path.ssr"
import {
  algoliaFromEnvironment,
  algoliaMeta,
  algoliaOrigin,
} from "../search/client/algolia-settings"
import { fontFiles } from "../styles/font-files"
import { layerOrder } from "../styles/layer-order"

/** Gatsby's types leave the page itself out. */
type DocumentArgs = RenderBodyArgs & { bodyHtml?: string }

/**
 * Everything in the document that is the same on all pages: preloads, icons and the script before first paint. What
 * these scripts must know of the page stands on the root element, so that each is the same text everywhere and one
 * hash allows it (docs/decisions/0063-content-security-policy.md).
 */
export function onRenderBody(args: DocumentArgs): void {
  const { setHtmlAttributes, setHeadComponents, setPostBodyComponents, pathname } = args
  const { bar } = announcements as Announcements
  const family = familyOf(componentChunk(args))
  const ofPage: PageAttributes = { "data-path": pathname, "data-family": family }
  if (isBuild) setHtmlAttributes(ofPage)
  setHeadComponents([
    <style key="layers">{layerOrder}</style>,
    isBuild && familyStyles(family),
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
    // What is embedded is drawn by script, in a page that holds nothing yet.
    ...(isBuild ? sheetMarks(pathname === embedPath ? undefined : args.bodyHtml) : []),
  ])
  setPostBodyComponents([
    isBuild && inlineScript("page-data", pageDataPreload),
    // Gatsby asks for it only after its script has run; this starts it with the scripts.
    <link key="app-data" rel="preload" href={appDataPath} as="fetch" crossOrigin="anonymous" />,
  ])
}

type PageAttributes = HtmlHTMLAttributes<HTMLHtmlElement> &
  Record<"data-path" | "data-family", string | undefined>

/** Develop renders one document for all pages, and loads their data its own way. */
const isBuild = process.env.NODE_ENV === "production"

function inlineScript(key: string, text: string) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants.
  return <script key={key} dangerouslySetInnerHTML={{ __html: text }} />
}

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

const first = ["layers", "head-script", "wrong-base", "embed-script"]

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
  const head = sheetsOnce(withholdTag(getHeadComponents()))
  const components = isBuild ? withoutUnusedSheets(head) : head
  const rank = (node: ReactNode) => (isValidElement(node) ? first.indexOf(String(node.key)) : -1)
  const ours = components.filter(node => rank(node) >= 0).sort((a, b) => rank(a) - rank(b))
  replaceHeadComponents([...ours, ...components.filter(node => rank(node) < 0)])
  if (!isBuild) return
  replacePostBodyComponents([
    <template key={lateScriptsId} id={lateScriptsId}>
      {withoutPagePath(getPostBodyComponents())}
    </template>,
    inlineScript("late-scripts", lateScripts),
  ])
}

/**
 * Each style sheet in the last of its places, behind the shared rules. Gatsby finds that of a page in MDX by the page's name as well, and
 * a browser that has one twice styles the whole page anew with every sheet that comes later.
 */
function sheetsOnce(components: readonly ReactNode[]): ReactNode[] {
  const sheetOf = (node: ReactNode) =>
    isValidElement<{ "data-href"?: string }>(node) ? node.props["data-href"] : undefined
  const last = new Map(components.map(node => [sheetOf(node), node]))
  return components.filter(node => !sheetOf(node) || last.get(sheetOf(node)) === node)
}
