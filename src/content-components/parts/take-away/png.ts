/** Pixels of a PNG for each of the drawing. */
const scale = 2

/**
 * Draws an SVG into a PNG of twice its size. The picture is handed over in its address, since the site's policy lets pictures come
 * from nowhere else.
 * @throws where the browser cannot draw it
 */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement("canvas")
  canvas.width = image.naturalWidth * scale
  canvas.height = image.naturalHeight * scale
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error("no PNG was made"))))
  })
}
