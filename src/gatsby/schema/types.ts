import { pageKinds } from "../../model/page"

/**
 * The site in GraphQL. Nodes are written finished by src/gatsby/nodes; only pictures are resolved when a query asks for them
 * (resolvers.ts). Values that are drawn as they are have scalars of their own, named after their type in src/content.
 */
import { partTypes } from "./part-types"
import { searchTypes } from "./search-types"

const page = `
    id: ID!
    kind: PageKind!
    "Route without trailing slash."
    path: String!
    title: String!
    "Summary for search engines, cards and lists."
    description: String!
    "What stands in the head of the document."
    head: HeadData!
    "What the head's title says: the page's own title and the part of the site, as search engines show it."
    documentTitle: String!
    "Pages above this one, from the outermost on; folders without a page have no path."
    breadcrumbs: [Crumb!]!
    "Address of the page's Markdown twin."
    markdownPath: String
    "Day of the last change, where it is known."
    lastUpdated: Date
    unlisted: Boolean!
    "What the search finds here; nothing on pages that it leaves out."
    searchPage: SearchPage @link(by: "path", from: "path")`

const sourced = `
    "Source file from the project root."
    file: String!`

const markdownPage = `${sourced}
    "Compiled body: HTML strings and allow-listed components with literal props."
    body: Body!
    headings: [Heading!]!
    readingMinutes: Int!
    hideTitle: Boolean!
    hideTableOfContents: Boolean!
    "Levels of the headings in the table of contents, where the page asks for others than usual."
    contentsLevels: ContentsLevels
    "Names of the content components on the page, such as Payoff."
    components: [String!]!
    "Keys of the works in references.yaml that the page cites."
    cites: [String!]!
    "Who made the last change, where the page says so."
    lastUpdatedBy: String
    editUrl: String`

const node = (name: string, interfaces: string, fields: string) =>
  `type ${name} implements Node${interfaces} @dontInfer {${fields}
  }`

export const typeDefinitions = `
  scalar Body
  scalar HeadData
  scalar ContractReference
  scalar Sidebar
  scalar SiteTextValue

  # Only develop has a draft among the MDX pages, its gallery: inferred, the field would come and go in the types of queries.
  type MdxFrontmatter {
    draft: Boolean
  }
  type Mdx implements Node {
    frontmatter: MdxFrontmatter
  }

  enum PageKind {
    ${pageKinds.join("\n    ")}
  }

  "Every page of the site."
  interface Page implements Node {${page}
  }

  "A page written in Markdown."
  interface MarkdownPage implements Node & Page {${page}${markdownPage}
  }

  ${node(
    "Doc",
    " & Page & MarkdownPage",
    `${page}${markdownPage}
    "Path below the version's folder, without extension and number prefixes."
    docId: String!
    version: DocsVersion! @link
    "Folder of the sidebar that the document is in; none at the top."
    category: DocsCategory @link
    tags: [Tag!]! @link
    previous: Link
    next: Link
    hideSidebar: Boolean!`,
  )}

  ${node(
    "Article",
    " & Page & MarkdownPage",
    `${page}${markdownPage}
    section: Section! @link
    "Day of publication; that of a page about its section means nothing."
    date: Date!
    authors: [Author!]! @link
    tags: [Tag!]! @link
    newer: Article @link
    older: Article @link
    "Nearest in topic."
    related: [Article!]! @link
    cover(
      "Whether the address holds a drawn cover itself, which is then there with the page; not a large one."
      held: Boolean
    ): Picture!
    "What a drawn cover shows."
    coverAlt: String!
    "Label of a report on a month, such as Newsletter."
    report: String
    "Whether the description says more than the first paragraph."
    hasLead: Boolean!
    bibtex: String
    "Address of the archive that it can be worked out again from."
    reproducePath: String`,
  )}

  "A single page outside the sections, such as a policy."
  ${node(
    "StandalonePage",
    " & Page & MarkdownPage",
    `${page}${markdownPage}
    "Class of the whole page, for the style sheet of what it imports."
    wrapperClassName: String`,
  )}

  "A page of the contract reference, made from data."
  ${node(
    "Contract",
    " & Page",
    `${page}${sourced}
    name: String!
    "Version of the contracts, V1.0 or V1.1."
    version: String!
    docsVersion: DocsVersion @link
    headings: [Heading!]!
    functions: [ContractFunction!]! @link
    previous: Link
    next: Link
    "Everything the contract view shows."
    reference: ContractReference!
    "The safety notice as HTML."
    notice: String`,
  )}

  ${node(
    "ContractFunction",
    "",
    `
    contract: Contract! @link
    name: String!
    signature: String!
    summary: String!
    "Address of its description."
    path: String!
    visibility: String!
    mutability: String!
    "Conditions on who may call it and when, such as onlyFactoryOwner."
    modifiers: [String!]!
    selector: String`,
  )}

  "A page that no file makes: home, search, lists, topics, archives, overviews of categories."
  ${node(
    "GeneratedPage",
    " & Page",
    `${page}
    section: Section @link
    docsVersion: DocsVersion @link
    category: DocsCategory @link
    tag: Tag @link
    "Number of this page in its list."
    page: Int
    "Addresses of all pages of its list."
    paths: [String!]
    articles: [Article!]! @link
    "Address that holds the drawn cover of the first article, which is then there with the page; null where it is a picture, or large."
    firstCover: String
    docs: [Doc!]! @link
    tags: [Tag!]! @link
    "Newest articles of each section, on the home page."
    latest: [Latest!]!
    "The safety notice as HTML, on the home page."
    notice: String`,
  )}

  type Latest @dontInfer {
    section: Section! @link
    articles: [Article!]! @link
  }

  "A part of the site with dated articles; see site.config.ts."
  ${node(
    "Section",
    "",
    `
    name: String!
    label: String!
    title: String!
    description: String!
    path: String!
    archivePath: String!
    tagsPath: String!
    "File that holds the list of all its articles."
    indexPath: String!`,
  )}

  ${node(
    "DocsVersion",
    "",
    `
    name: String!
    label: String!
    "Route of its pages."
    path: String!
    "Whether it is the one that readers are meant to use."
    isLast: Boolean!
    "Place among the versions, newest first."
    position: Int!
    tagsPath: String!
    sidebar: Sidebar!`,
  )}

  "A folder of the docs' sidebar."
  ${node(
    "DocsCategory",
    "",
    `
    label: String!
    "Its own page, or its document's."
    path: String!
    version: DocsVersion! @link
    description: String
    "What is in it, in the order of the sidebar."
    items: [CategoryItem!]!
    "Documents directly in it, in the order of the sidebar."
    docs: [Doc!]! @link`,
  )}

  type CategoryItem @dontInfer {
    label: String!
    path: String!
    description: String
  }

  "A topic of one section or one version of the docs."
  ${node(
    "Tag",
    "",
    `
    label: String!
    slug: String!
    path: String!
    description: String
    "Listed pages that have it."
    count: Int!
    "Section of its articles; none for topics of the docs."
    section: Section @link`,
  )}

  ${node(
    "Author",
    "",
    `
    name: String!
    title: String
    url: String`,
  )}

  "One YAML file of content/data."
  ${node(
    "SiteText",
    "",
    `
    name: String!
    value: SiteTextValue!`,
  )}

  ${node(
    "Redirect",
    "",
    `
    from: String!
    to: String!`,
  )}
${partTypes}${searchTypes}`
