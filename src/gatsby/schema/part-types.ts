/**
 * Types of the parts of nodes, and Gatsby's own types that the site narrows. Values that views
 * render unchanged have their own scalars, named after their types in src/content.
 */
export const partTypes = `
  scalar Body
  scalar HeadData
  scalar ContractReference
  scalar Sidebar
  scalar SiteTextValue

  # Declared because only develop has a draft among its MDX pages: if inferred, the field would come and go.
  type MdxFrontmatter {
    draft: Boolean
  }
  type Mdx implements Node {
    frontmatter: MdxFrontmatter
  }

  "Source file. The nodes above hold its content, so its type is not inferred."
  type File implements Node @dontInfer {
    absolutePath: String!
  }

  type SitePage implements Node @dontInfer {
    path: String!
  }

  type Latest @dontInfer {
    section: Section! @link
    articles: [Article!]! @link
  }

  type CategoryItem @dontInfer {
    label: String!
    path: String!
    description: String
  }

  type Crumb @dontInfer {
    label: String!
    path: String
  }

  type Link @dontInfer {
    label: String!
    path: String!
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

  type Picture @dontInfer {
    src: String!
    width: Int!
    height: Int!
    "File of a raster picture below content/ or static/; null for drawings and pictures of other sites."
    raster: File
  }
`
