/** Gatsby's search for queries ships no types. */
declare module "gatsby/dist/query/file-parser" {
  export default class FileParser {
    parseFile(file: string, addError: (error: object) => void): Promise<object | null>
  }
}

/** Nor does its plugin of webpack by which a site replaces files of a theme. */
declare module "gatsby/dist/internal-plugins/webpack-theme-component-shadowing" {
  export default class ThemeShadowing {
    apply(resolver: object): void
  }
}

/** Nor what gatsby-source-filesystem makes of a file. */
declare module "gatsby-source-filesystem/create-file-node" {
  export function createFileNode(
    path: string,
    createNodeId: (id: string) => string,
    options: { path: string },
    cache: object,
  ): Promise<{ internal: { contentDigest: string } }>
}
