import { imageFile } from "../../content/read/image-file"
import type { Body, BodyComponent, Json } from "../../content/schema/body"
import { componentPictures, components, type Pictures } from "../../content/tree/body-components"
import { picture } from "./images"
import type { QueryContext } from "./query-context"

/** Publishes the pictures that a body's components show; the result gives a component's props their addresses. */
export async function publishedPictures(
  pageFile: string,
  body: Body,
  context: QueryContext,
): Promise<(component: BodyComponent) => Record<string, Json>> {
  const addresses = new Map<string, string>()
  for (const { src } of componentPictures(body)) {
    const file = imageFile(pageFile, src)
    const served = file && (await picture(file, context))
    if (served) addresses.set(src, served.src)
  }
  return ({ component, props }) => {
    const prop = components[component]?.pictures
    if (!prop) return props
    const published = Object.entries(props[prop] as Pictures).map(([name, src]) => [
      name,
      addresses.get(src) ?? src,
    ])
    return { ...props, [prop]: Object.fromEntries(published) }
  }
}
