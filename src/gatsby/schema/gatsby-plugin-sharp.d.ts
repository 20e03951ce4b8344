/** The one function of gatsby-plugin-sharp that the site calls; the package has no types. */
declare module "gatsby-plugin-sharp" {
  interface ImageSource {
    srcSet: string
    sizes: string
    type: string
  }
  export function generateImageData(args: {
    file: unknown
    args: Record<string, unknown>
    pathPrefix: string
    reporter: unknown
    cache: unknown
  }): Promise<
    | {
        width: number
        height: number
        images: {
          sources: ImageSource[]
          fallback?: { src: string; srcSet?: string; sizes?: string }
        }
      }
    | undefined
  >
}
