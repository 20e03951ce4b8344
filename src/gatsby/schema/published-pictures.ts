import type { Body, BodyComponent, Json } from "../../content/schema/body"
import { componentPictures, components, type Pictures } from "../../model/body-components"
import { shownSize } from "../../pictures/picture-html"
import type { ServedPicture } from "../../pictures/serve-picture"
import { imageFile } from "../../site/image-file"
import { picture } from "./images"
import type { QueryContext } from "./query-context"

/**
 * Publishes the pictures that a body's components show. The returned function gives a component's
 * props the pictures' addresses, and the first picture's size if the author gives none.
 */
export async function publishedPictures(
  pageFile: string,
  body: Body,
  context: QueryContext,
): Promise<(component: BodyComponent) => Record<string, Json>> {
  const published = new Map<string, ServedPicture>()
  for (const { src } of componentPictures(body)) {
    const file = imageFile(pageFile, src)
    const served = file && (await picture(file, context))
    if (served) published.set(src, served)
  }
  return ({ component, props }) => {
    const prop = components[component]?.pictures
    if (!prop) return props
    const named = Object.entries(props[prop] as Pictures)
    const addresses = named.map(([name, src]) => [name, published.get(src)?.src ?? src])
    const [first] = named.flatMap(([, src]) => published.get(src) ?? [])
    const size = first && !props.width && !props.height ? shownSize({}, first, true) : {}
    return { ...props, ...size, [prop]: Object.fromEntries(addresses) }
  }
}
