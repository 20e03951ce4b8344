import { imageFile } from "../../content/read/image-file"
import type { Body, Json } from "../../content/schema/body"
import { componentsNamed } from "../../content/tree/body-components"
import { picture } from "./images"
import type { QueryContext } from "./query-context"

/** Sources of a themed image as authors write them, by colour mode. */
type Sources = Record<string, string>

/** Publishes the pictures of a body's themed images; the result turns written sources into addresses. */
export async function themedSources(
  pageFile: string,
  body: Body,
  context: QueryContext,
): Promise<(written: Json | undefined) => Sources> {
  const addresses = new Map<string, string>()
  for (const { props } of componentsNamed(body, "ThemedImage")) {
    for (const src of Object.values(props.sources as Sources)) {
      const file = imageFile(pageFile, src)
      if (file) addresses.set(src, (await picture(file, context)).src)
    }
  }
  return written =>
    Object.fromEntries(
      Object.entries(written as Sources).map(([mode, src]) => [mode, addresses.get(src) ?? src]),
    )
}
