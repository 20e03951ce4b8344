import { z } from "zod"

/**
 * Keys of Docusaurus that its files may keep, so that they drop in unchanged, and that change nothing here. They
 * hand classes and props to components of a theme (this site has none), or describe what no page shows: pictures, mailboxes and
 * accounts of authors, and the card of a category's overview.
 */
const anything = z.unknown().optional()

/** How Docusaurus 3 is told whether a page is MDX; here the ending of its name says so. */
export const pageWithoutEffect = { format: anything, mdx: anything }

export const docWithoutEffect = {
  sidebar_key: anything,
  sidebar_class_name: anything,
  sidebar_custom_props: anything,
  label: anything,
}

export const articleWithoutEffect = { author_image_url: anything, title_meta: anything }

export const authorWithoutEffect = {
  image_url: anything,
  imageURL: anything,
  email: anything,
  description: anything,
  page: anything,
  socials: anything,
}

export const categoryWithoutEffect = { key: anything, className: anything, customProps: anything }

export const overviewWithoutEffect = { keywords: anything, image: anything }
