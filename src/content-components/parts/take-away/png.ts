/**
 * Renders an SVG as a PNG. The SVG is a data URL, which the site's
 * Content-Security-Policy allows for images.
 * @param scale PNG pixels per pixel of the drawing
 * @throws if the browser cannot render it
 */
export async function pngOf(svg: string, scale = 2): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement("canvas")
  canvas.width = image.naturalWidth * scale
  canvas.height = image.naturalHeight * scale
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob =>
      blob ? resolve(blob) : reject(new Error("the browser could not make a PNG")),
    )
  })
}
