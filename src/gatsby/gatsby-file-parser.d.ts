/** Gatsby's search for queries ships no types. */
declare module "gatsby/dist/query/file-parser" {
  export default class FileParser {
    parseFile(file: string, addError: (error: object) => void): Promise<object | null>
  }
}
