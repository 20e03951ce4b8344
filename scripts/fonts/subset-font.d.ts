/** Replaces the types on npm, which are for an older version without `keepFeatures`. */
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2"
    variationAxes: Record<string, number | { min: number; max: number; default: number }>
    keepFeatures: readonly string[]
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>
}
