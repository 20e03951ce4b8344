import { posix } from "node:path"
import { parse, stringify } from "yaml"
import { datedAddress, withoutExtension } from "../../../src/content/file-names"
import { articleSlug, join } from "../../../src/content/routes"
import { withKey } from "../pages/front-matter-key"
import { readFrontMatter } from "../site-compiler"
import { isRecord, textOf, type Value } from "../static-module/value"
import { type DocsOwner, docsOf, isPublished, slugPrefix } from "./addresses"
import type { DocusaurusSite } from "./read-site"

type Texts = Map<string, string>

/**
 * Fits the docs of further plugins into their folders of the docs: slugs and category links that
 * count from the plugin's root get the folder's path before them. Where a plugin keeps numbers in
 * names, its pages say so.
 */
export function fitPlugin(site: DocusaurusSite, texts: Texts): void {
  for (const [file, text] of texts) {
    const owner = docsOf(site, file)
    if (!owner) continue
    const prefix = slugPrefix(owner.version.target)
    const isCategory = /(^|\/)_category_\.\w+$/.test(file)
    if (isCategory && prefix) texts.set(file, fitCategory(text, prefix))
    if (isPublished(file)) texts.set(file, fitPage(file, text, prefix, owner))
  }
}

function fitPage(file: string, text: string, prefix: string, { docs, version }: DocsOwner): string {
  const { slug } = readFrontMatter(file, text).data
  const slugged =
    prefix && typeof slug === "string" && slug.startsWith("/")
      ? withKey(text, "slug", JSON.stringify(join(prefix, slug)))
      : text
  const hasNumbers = /(?:^|\/)\d+\s*[-_.]/.test(posix.relative(version.target, file))
  return docs.options.numberPrefixParser === false && hasNumbers
    ? withKey(slugged, "parse_number_prefixes", "false")
    : slugged
}

function fitCategory(text: string, prefix: string): string {
  const data: Value = parse(text)
  if (!isRecord(data) || !isRecord(data.link)) return text
  const { id, slug } = data.link
  const link = {
    ...data.link,
    ...(textOf(id) && { id: join(prefix, String(id)).slice(1) }),
    ...(textOf(slug)?.startsWith("/") && { slug: join(prefix, String(slug)) }),
  }
  const written = { ...data, link }
  return text.trimStart().startsWith("{")
    ? `${JSON.stringify(written, null, 2)}\n`
    : stringify(written)
}

/** Posts of one name but different dates get the address that Docusaurus gives them. */
export function fitPosts({ blogs }: DocusaurusSite, texts: Texts): void {
  for (const { section } of blogs) {
    const files = [...texts.keys()].filter(
      file => file.startsWith(`${section}/`) && isPublished(file),
    )
    const addresses = files.map(file => {
      const { slug } = readFrontMatter(file, texts.get(file) ?? "").data
      const relative = posix.relative(section, file)
      return { file, relative, slug, address: articleSlug(relative, textOf(slug as Value)) }
    })
    for (const { file, relative, slug, address } of addresses) {
      const isShared = addresses.some(each => each.file !== file && each.address === address)
      if (!isShared || slug !== undefined) continue
      const dated = datedAddress(withoutExtension(relative))
      texts.set(file, withKey(texts.get(file) ?? "", "slug", JSON.stringify(dated)))
    }
  }
}
