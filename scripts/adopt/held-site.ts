import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { DocusaurusSite } from "./docusaurus/read-site"
import { siteFiles } from "./docusaurus/site-files"

/** First line of an adoption's navigation file, which identifies the site in the folder. */
export const adoptedMark = ({ title = "", url = "" }: Pick<DocusaurusSite, "title" | "url">) =>
  `# Header and footer of ${JSON.stringify(title)} (${url}), taken over by npm run adopt.`

/** Error message if a content folder holds pages of a different site; undefined otherwise. */
export function holdsAnotherSite(to: string, site: DocusaurusSite): string | undefined {
  if (!existsSync(to)) return undefined
  const isAdopted = ["navigation-draft.yaml", "navigation.yaml"].some(name => {
    const file = join(to, "data", name)
    return existsSync(file) && readFileSync(file, "utf8").startsWith(adoptedMark(site))
  })
  if (isAdopted) return undefined
  const pages = siteFiles(to).files.filter(file => /\.mdx?$/.test(file))
  if (pages.length === 0 && !existsSync(join(to, "data/navigation.yaml"))) return undefined
  return `The folder ${to} holds another site (${pages.length} pages, such as ${pages[0] ?? "none"}). Replace it: npm run adopt -- PATH --replace. Or name another folder: npm run adopt -- PATH --to FOLDER.`
}
