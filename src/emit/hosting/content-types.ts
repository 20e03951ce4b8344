/** Media types of the published files, by extension; all texts are UTF-8. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  ts: "text/plain; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webm: "video/webm",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
  zip: "application/zip",
}

/** Media types of texts except HTML, which nginx includes by default. */
export const textTypes: readonly string[] = [
  ...new Set(
    Object.values(contentTypes).flatMap(type =>
      type.endsWith("; charset=utf-8") ? [type.replace(/;.*/, "")] : [],
    ),
  ),
].filter(type => type !== "text/html")

/** Type of files with an unknown extension, which browsers download. */
export const unknownType = "application/octet-stream"

/** Files worth compressing, by extension. */
export const compressed = /\.(?:css|html|js|json|md|svg|ts|txt|webmanifest|xml)$/

export const contentTypeOf = (path: string): string =>
  contentTypes[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ""] ?? unknownType
