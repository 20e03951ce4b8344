/** Addresses of the files that machines read; pages have theirs from routes.ts. */
import type { ArticleSection } from "./routes"

export const feedFormats = ["rss", "atom", "json"] as const
export type FeedFormat = (typeof feedFormats)[number]

export const feedPath = (section: ArticleSection, format: FeedFormat) =>
  `/${section}/${format === "json" ? "feed.json" : `${format}.xml`}`

/** Pages that changed last, of the whole site. */
export const changesFeedPath = "/changes.xml"

export const sitemapPath = "/sitemap.xml"
export const robotsPath = "/robots.txt"
export const manifestPath = "/manifest.webmanifest"
export const faviconPath = "/favicon.svg"
/** One of the icons that drawing/draw-icons.ts draws. */
export const iconPath = (name: string) => `/icons/${name}.png`
export const openSearchPath = "/opensearch.xml"
/** The tools that assistants may start, as data. */
export const mcpCardPath = "/.well-known/mcp.json"
export const securityTextPath = "/.well-known/security.txt"
export const hostRedirectsPath = "/_redirects"
export const hostHeadersPath = "/_headers"
export const vercelPath = "/vercel.json"
/** Index of all that programs may read; indexes of parts of the site are named likewise in their folders. */
export const llmsPath = "/llms.txt"
export const nestedLlmsPath = (folder: string) => `${folder}${llmsPath}`
export const llmsFullPath = "/llms-full.txt"
/** The texts of one index, in parts: `/docs`, 2 -> `/docs/llms-full-2.txt`. */
export const llmsPartPath = (folder: string, part: number) => `${folder}/llms-full-${part}.txt`

/** What the glossary's terms mean, for the cards of links to them. */
export const glossaryPath = "/glossary.json"

/** Address and title of every page, for readers who came to an address that holds none. */
export const pageIndexPath = "/pages.json"

/** Address at which hosts expect the page for unknown addresses. */
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
  securityTextPath,
  hostRedirectsPath,
  hostHeadersPath,
  vercelPath,
  glossaryPath,
  pageIndexPath,
  notFoundFile,
] as const

/** Contracts as data: their ABIs, what they are, where they are deployed, and what TypeScript knows of these files. */
export const contractsFolder = "/contracts/"
export const abiPath = (version: string, name: string) =>
  `${contractsFolder}${version.toLowerCase()}/${name}.abi.json`
/** Beside the ABI, where TypeScript looks for what an imported JSON file holds. */
export const abiTypesPath = (version: string, name: string) =>
  abiPath(version, name).replace(/json$/, "d.json.ts")
export const contractsManifestPath = `${contractsFolder}manifest.json`
/** What the reference says of each contract, for tools that assistants call in a page. */
export const contractReferencePath = `${contractsFolder}reference.json`
export const registryPath = `${contractsFolder}registry.json`
/** A file of the folder `static`. */
export const contractTypesPath = `${contractsFolder}contracts.d.ts`

/** Files of the embedded search index. */
export const searchFolder = "/search-index"

/** Where Gatsby writes the data of a page, and asks for them: `/blog` -> `/page-data/blog/page-data.json`. */
export const pageDataPath = (path: string) =>
  `/page-data${path === "/" ? "/index" : path}/page-data.json`
/** Where Gatsby writes the HTML of a page: `/blog` -> `/blog/index.html`. */
export const pageHtmlPath = (path: string) => `${path === "/" ? "" : path}/index.html`
/** Where Gatsby writes what holds for all pages. */
export const appDataPath = "/page-data/app-data.json"
/** Folder of the files that Gatsby names by their content. */
export const hashedFilesPath = "/static/"

/** Address at which develop tells open pages what is wrong in the content. */
export const developProblemsPath = "/__content-problems"

/** Markdown twin of a page: `/docs/intro` -> `/docs/intro.md`. */
export const markdownPath = (path: string) => (path === "/" ? "/index.md" : `${path}.md`)

/** All that an article can be worked out again from: `/a/x` -> `/a/x/reproduce.zip`. */
export const reproducePath = (path: string) => `${path}/reproduce.zip`

/** Folders of pictures that are not named by their content, and the one that is in none. */
export const pictureFolders = ["/covers/", "/cards/", "/icons/", "/figures/"] as const

/** Picture of a figure, for feeds: `/a/x`, `a-short-put` -> `/figures/a/x/a-short-put.svg`. */
export const figurePicturePath = (path: string, id: string) => `/figures${path}/${id}.svg`

/** Drawn cover of an article: `/a/x` -> `/covers/a/x.svg`. */
export const coverPath = (path: string) => `/covers${fileName(path)}.svg`

/** Drawn social card of a page: `/a/x` -> `/cards/a/x.png`. */
export const socialCardPath = (path: string) => `/cards${fileName(path)}.png`

/** Social card that is made of a page's own picture: `/a/x` -> `/cards/a/x.jpg`. */
export const pictureCardPath = (path: string) => `/cards${fileName(path)}.jpg`

const fileName = (path: string) => (path === "/" ? "/home" : path)
