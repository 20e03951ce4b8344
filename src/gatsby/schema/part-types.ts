/** What nodes are made of, and the types of Gatsby's own that the site narrows. */
export const partTypes = `
  "Files are sources only: what they mean is in the nodes above, so that their shape is not inferred."
  type File implements Node @dontInfer {
    absolutePath: String!
  }

  type SitePage implements Node @dontInfer {
    path: String!
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
    "The file of a raster below content/ or static/; none on drawings and on pictures of other sites."
    raster: File
  }
`
