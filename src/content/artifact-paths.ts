/** Paths of generated files for programs; the paths of pages are in routes.ts. */
import type { ArticleSection } from "./routes"

export const feedFormats = ["rss", "atom", "json"] as const
export type FeedFormat = (typeof feedFormats)[number]

export const feedPath = (section: ArticleSection, format: FeedFormat) =>
  `/${section}/${format === "json" ? "feed.json" : `${format}.xml`}`

/** Feed of the pages of the whole site that changed last. */
export const changesFeedPath = "/changes.xml"

export const sitemapPath = "/sitemap.xml"
export const robotsPath = "/robots.txt"
export const manifestPath = "/manifest.webmanifest"
export const faviconPath = "/favicon.svg"
/** Path of an icon drawn by drawing/draw-icons.ts. */
export const iconPath = (name: string) => `/icons/${name}.png`
export const openSearchPath = "/opensearch.xml"
/** The tools that assistants can start, as data. */
export const mcpCardPath = "/.well-known/mcp.json"
/** The same data, at the address where scanners look for it. */
export const serverCardPath = "/.well-known/mcp/server-card.json"
/** Catalog of the site's data and tools for programs (RFC 9727). */
export const apiCatalogPath = "/.well-known/api-catalog"
export const securityTextPath = "/.well-known/security.txt"
export const hostRedirectsPath = "/_redirects"
export const hostHeadersPath = "/_headers"
export const vercelPath = "/vercel.json"
/**
 * Index of everything that programs may read. The indexes of parts of the site have the same name
 * in their folders.
 */
export const llmsPath = "/llms.txt"
export const nestedLlmsPath = (folder: string) => `${folder}${llmsPath}`
export const llmsFullPath = "/llms-full.txt"
/** Path of one part of the texts of an index: `/docs`, 2 -> `/docs/llms-full-2.txt`. */
export const llmsPartPath = (folder: string, part: number) => `${folder}/llms-full-${part}.txt`

/** Meanings of the glossary's terms, for the cards of links to them. */
export const glossaryPath = "/glossary.json"

/** Address and title of every page, for readers who requested an address without a page. */
export const pageIndexPath = "/pages.json"

/** Path at which hosts expect the page for unknown addresses. */
const notFoundFile = "/404.html"

/** Files that every build writes at the same address. */
export const fixedFiles = [
  changesFeedPath,
  sitemapPath,
  robotsPath,
  manifestPath,
  faviconPath,
  openSearchPath,
  mcpCardPath,
  serverCardPath,
  apiCatalogPath,
  securityTextPath,
  hostRedirectsPath,
  hostHeadersPath,
  vercelPath,
  glossaryPath,
  pageIndexPath,
  notFoundFile,
] as const

/**
 * Folder of contracts as data: ABIs, descriptions, deployments, and TypeScript declarations for
 * these files.
 */
export const contractsFolder = "/contracts/"
export const abiPath = (version: string, name: string) =>
  `${contractsFolder}${version.toLowerCase()}/${name}.abi.json`
/** Path next to the ABI, where TypeScript looks for the type of an imported JSON file. */
export const abiTypesPath = (version: string, name: string) =>
  abiPath(version, name).replace(/json$/, "d.json.ts")
export const contractsManifestPath = `${contractsFolder}manifest.json`
/** Reference of each contract, for tools that assistants call in a page. */
export const contractReferencePath = `${contractsFolder}reference.json`
export const registryPath = `${contractsFolder}registry.json`
/** Declarations in the folder `static`. */
export const contractTypesPath = `${contractsFolder}contracts.d.ts`

/** Files of the embedded search index. */
export const searchFolder = "/search-index"

/**
 * Path at which Gatsby writes and requests the data of a page: `/blog` ->
 * `/page-data/blog/page-data.json`.
 */
export const pageDataPath = (path: string) =>
  `/page-data${path === "/" ? "/index" : path}/page-data.json`
/** Path at which Gatsby writes the HTML of a page: `/blog` -> `/blog/index.html`. */
export const pageHtmlPath = (path: string) => `${path === "/" ? "" : path}/index.html`
/** Path at which Gatsby writes the data that all pages share. */
export const appDataPath = "/page-data/app-data.json"
/** Folder of the files that Gatsby names by a hash of their content. */
export const hashedFilesPath = "/static/"

/** Path at which develop reports problems in the content to open pages. */
export const developProblemsPath = "/__content-problems"

/** Markdown twin of a page: `/docs/intro` -> `/docs/intro.md`. */
export const markdownPath = (path: string) => (path === "/" ? "/index.md" : `${path}.md`)

/** Path of everything needed to recompute an article: `/a/x` -> `/a/x/reproduce.zip`. */
export const reproducePath = (path: string) => `${path}/reproduce.zip`

/** Folders of pictures whose names contain no content hash. */
export const pictureFolders = ["/covers/", "/cards/", "/icons/", "/figures/"] as const

/**
 * Path of a figure's picture, for feeds: `/a/x`, `a-short-put` -> `/figures/a/x/a-short-put.svg`.
 */
export const figurePicturePath = (path: string, id: string) => `/figures${path}/${id}.svg`

/** Path of an article's drawn cover: `/a/x` -> `/covers/a/x.svg`. */
export const coverPath = (path: string) => `/covers${fileName(path)}.svg`

/** Path of a page's drawn social card: `/a/x` -> `/cards/a/x.png`. */
export const socialCardPath = (path: string) => `/cards${fileName(path)}.png`

/** Path of a social card made from a page's own picture: `/a/x` -> `/cards/a/x.jpg`. */
export const pictureCardPath = (path: string) => `/cards${fileName(path)}.jpg`

const fileName = (path: string) => (path === "/" ? "/home" : path)
