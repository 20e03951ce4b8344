import { searchTypes } from "./search-types"

const page = `
    id: ID!
    "Route without trailing slash."
    path: String!
    title: String!
    "Summary for search engines, cards and lists."
    description: String!
    headings: [Heading!]!
    "Source file from the project root."
    file: String!
    unlisted: Boolean!`

const markdownPage = `
    "Compiled body: HTML strings and allow-listed components with literal props."
    body: JSON!
    readingMinutes: Int!
    hideTitle: Boolean!
    hideTableOfContents: Boolean!
    "Levels of the headings in the table of contents, where the page asks for others than usual."
    contentsLevels: ContentsLevels
    tags: [Tag!]!`

const article = `
    "blog or research."
    section: String!
    "Day of publication, YYYY-MM-DD."
    date: String!
    authors: [Author!]!
    cover: Picture!`

/** GraphQL types of the site. Templates query these, never `mdx` or `frontmatter`. */
export const typeDefinitions = `
  "A page made from one content file or data record."
  interface Page implements Node {${page}
  }

  "A page written in Markdown."
  interface MarkdownPage implements Node & Page {${page}${markdownPage}
  }

  "A post of the blog or the research section."
  interface Article implements Node & Page & MarkdownPage {${page}${markdownPage}${article}
  }

  type Doc implements Node & Page & MarkdownPage @dontInfer {${page}${markdownPage}
    "Name of the docs version."
    version: String!
  }

  type BlogPost implements Node & Page & MarkdownPage & Article @dontInfer {${page}${markdownPage}${article}
  }

  type ResearchArticle implements Node & Page & MarkdownPage & Article @dontInfer {${page}${markdownPage}${article}
  }

  "A single page outside the sections, such as a policy."
  type StandalonePage implements Node & Page & MarkdownPage @dontInfer {${page}${markdownPage}
  }

  "A page of the contract reference, made from data."
  type Contract implements Node & Page @dontInfer {${page}
    name: String!
    "Version of the contracts, V1.0 or V1.1."
    version: String!
    "Everything the contract view shows."
    reference: JSON!
  }

  "One YAML or JSON file of the content folder."
  type SiteData implements Node @dontInfer {
    name: String!
    value: JSON!
  }

  "The source of a Markdown page. Its front matter is checked by our own schemas, so its shape is not inferred."
  type File implements Node @dontInfer {
    absolutePath: String!
  }

  type SitePage implements Node @dontInfer {
    path: String!
  }

  type Mdx implements Node @dontInfer {
    body: String
    frontmatter: JSON
  }

  type Heading @dontInfer {
    "2 to 6."
    depth: Int!
    id: String!
    text: String!
  }

  type ContentsLevels @dontInfer {
    minDepth: Int!
    maxDepth: Int!
  }

  type Tag @dontInfer {
    label: String!
    path: String!
  }

  type Author @dontInfer {
    name: String!
    title: String
    url: String
  }

  type Picture @dontInfer {
    src: String!
    width: Int!
    height: Int!
    "The file of a raster below content/ or static/; none on drawings and on pictures of other sites."
    raster: File
  }
${searchTypes}`
