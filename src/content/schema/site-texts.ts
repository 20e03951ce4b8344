import { z } from "zod"
import { address } from "./address"
import type { HomeContent } from "./home"
import type { Announcements, Navigation } from "./navigation"

/** Schemas of the texts around pages. Components import the types next to them. */
const link = z.strictObject({ label: z.string().min(1), href: address })
const links = z.array(link)

export const navigationFile = z.strictObject({
  header: z.strictObject({
    brand: z.strictObject({ name: z.string().min(1), logo: address.optional() }).optional(),
    start: links,
    end: links,
    lab: link.optional(),
    app: link,
  }),
  footer: z.strictObject({
    conversation: z.strictObject({ title: z.string(), text: z.string(), links }),
    columns: z.array(z.strictObject({ title: z.string(), links })),
    legal: links,
    copyrightHolder: z.string(),
    trademark: z.string(),
    disclaimer: z.string(),
  }),
}) satisfies z.ZodType<Navigation>

const announcement = { text: z.string().min(1), links }

export const announcementsFile = z.strictObject({
  rescue: z.strictObject(announcement).optional(),
  bar: z.strictObject({ id: z.string().min(1), ...announcement }).optional(),
}) satisfies z.ZodType<Announcements>

const titled = { title: z.string(), text: z.string() }

export const homeFile = z.strictObject({
  hero: z.strictObject({ ...titled, links, networks: z.string().optional() }),
  doors: z
    .strictObject({
      ...titled,
      items: z.array(
        z.strictObject({
          ...titled,
          href: address,
          glyph: z.enum(["option", "perp", "passive", "active", "contract"]),
        }),
      ),
    })
    .optional(),
  steps: z.strictObject({ ...titled, items: z.array(z.strictObject(titled)), link }).optional(),
  security: z
    .strictObject({
      ...titled,
      incident: z.strictObject({ ...titled, links }),
      audits: z.array(
        z.strictObject({
          firm: z.string(),
          reports: z.array(
            z.strictObject({ date: z.string(), scope: z.string(), href: address.optional() }),
          ),
        }),
      ),
      links,
    })
    .optional(),
  latest: z.strictObject(titled),
  faq: z
    .strictObject({
      title: z.string(),
      items: z.array(
        z.strictObject({ question: z.string(), answer: z.string(), link: link.optional() }),
      ),
      link,
    })
    .optional(),
  entry: z.strictObject({ ...titled, links }).optional(),
}) satisfies z.ZodType<HomeContent>

/** Links of the page for unknown addresses: the pages that most lost readers were looking for. */
export const notFoundFile = z.strictObject({
  links: z.array(
    z.strictObject({ label: z.string().min(1), href: address, description: z.string().optional() }),
  ),
})
