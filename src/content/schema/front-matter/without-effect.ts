import { z } from "zod"

/**
 * Docusaurus keys that are allowed without effect, so that its files work here unchanged. They pass
 * classes and props to theme components (this site has none), or describe data that no page shows:
 * authors' pictures, mailboxes, and accounts, and the card of a category's overview.
 */
const anything = z.unknown().optional()

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
