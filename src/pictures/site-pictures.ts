import { picturesOf } from "../model/page-pictures"
import { showsItsPicture } from "../model/social-card"
import type { LoadedSite } from "../site/load-site"
import type { Picture } from "../site/pictures/open-picture"
import { type Recipe, sizesOf, socialCard, stillOf } from "./recipes"

/** A picture and the recipes of the files that the site needs. */
export interface PictureOfSite {
  picture: Picture
  recipes: Recipe[]
}

/** Pictures on published pages. Those on drafts are left out. */
export function picturesOfSite({ pages, pictures }: LoadedSite): PictureOfSite[] {
  const found = new Map<string, PictureOfSite>()
  for (const page of pages) {
    const { entry } = page
    if (!entry) continue
    for (const { src, use } of picturesOf(entry)) {
      const picture = pictures.find(entry.file, src)
      if (!picture) continue
      const { recipes } = found.get(picture.digest) ?? {
        recipes: [...sizesOf(picture), ...stillOf(picture)],
      }
      const card = use === "cover" && showsItsPicture(page) ? [socialCard] : []
      found.set(picture.digest, { picture, recipes: [...new Set([...recipes, ...card])] })
    }
  }
  return [...found.values()]
}
